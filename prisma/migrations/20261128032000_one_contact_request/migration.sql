-- Of a pair of parties one request waits or is approved at a time; after a rejection there may be another one.
CREATE UNIQUE INDEX "ContactRequest_standing_key" ON "ContactRequest" ("requesterId", "subjectId") WHERE "status" IN ('pending', 'approved');
