-- Questions about personal data: a subject of its own, which the law asks to be answered within a month.
alter table support_tickets drop constraint support_tickets_category_check;
alter table support_tickets add constraint support_tickets_category_check check (category in (
  'account', 'privacy', 'mission', 'payment', 'safety', 'technical', 'suggestion', 'beta', 'other'));
