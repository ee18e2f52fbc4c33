-- What a public product is called is asked by its name: desks know the products of a trade by the name that was agreed.
CREATE INDEX "Product_name_idx" ON "Product" ("name") WHERE "status" = 'approved' AND NOT "isWithheld";
