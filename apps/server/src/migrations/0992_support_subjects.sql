-- Ideas, and who wants to try what is new: subjects of their own.
alter table support_tickets drop constraint support_tickets_category_check;
alter table support_tickets add constraint support_tickets_category_check check (category in (
  'account', 'mission', 'payment', 'safety', 'technical', 'suggestion', 'beta', 'other'));
