-- A name as it is compared: whatever its case, the width of its letters, the way its accents are written and its gaps.
CREATE FUNCTION role_name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(btrim(regexp_replace(normalize(name, NFKC), '\s+', ' ', 'g')))
$$;

-- Of roles that have one name until now, those that came later say their code beside it.
UPDATE "Role" AS later SET "name" = later."name" || ' (' || later."code" || ')'
WHERE NOT later."builtIn" AND EXISTS (
  SELECT 1 FROM "Role" AS first
  WHERE role_name_key(first."name") = role_name_key(later."name") AND first."id" <> later."id" AND (first."builtIn" OR first."id" < later."id")
);

CREATE UNIQUE INDEX "Role_name_key" ON "Role" (role_name_key("name"));
