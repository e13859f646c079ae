-- A text as every search compares it: the same as `folded` of packages/api/src/http/folded.ts, which a test holds to it.
create function folded(words text) returns text language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(
    lower(translate(
      replace(replace(replace(replace(replace(replace(
        regexp_replace(normalize(words, NFKD), U&'[\0300-\036F\1AB0-\1AFF\1DC0-\1DFF\20D0-\20FF\FE20-\FE2F]', '', 'g'),
        'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae'), 'ß', 'ss'), 'ẞ', 'ss'),
      'øØđĐðÐłŁı', 'ooddddlli')),
    U&'[\0001-\002F\003A-\0040\005B-\0060\007B-\00BF\00D7\00F7\02B0-\02FF\2000-\20CF\2190-\2BFF\3000-\303F\FE30-\FE6F\FEFF]+', ' ', 'g'))
$$;

-- Offers are searched by what was kept of them.
update partner_offers set search_text = folded(search_text);
