-- The runs of a folded text between its blanks and signs, in their order, empty ones too: what is typed may begin or end
-- inside a word, but where a sign stands in it a word begins or ends.
CREATE FUNCTION search_runs(folded text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT string_to_array(translate(folded,
    E'\t\n\r!"#$%&''()*+,-./:;<=>?@[\\]^_`{|}~' || U&'\00A0\00A7\00AB\00B0\00B7\00BB\00D7\060C\061B\061F\0964\0965\2013\2014\2018\2019\201C\201D\2022\2026\3001\3002\300A\300B\3010\3011\FF01\FF08\FF09\FF0C\FF1A\FF1B\FF1F',
    repeat(' ', 100)), ' ')
$$;
CREATE OR REPLACE FUNCTION search_words(folded text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT word), '{}') FROM unnest(search_runs(folded)) AS word WHERE word <> '' AND octet_length(word) <= 1000
$$;
