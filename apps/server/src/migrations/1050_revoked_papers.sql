-- Staff can take the acceptance of a paper back, or ask for it again; what was checked is kept with the decision.
alter table verification_documents drop constraint verification_documents_status_check;
alter table verification_documents add constraint verification_documents_status_check check (status in (
  'submitted', 'reviewing', 'accepted', 'refused', 'revoked', 'requested', 'expired', 'replaced'));
alter table verification_documents add constraint verification_documents_reasoned
  check (status not in ('refused', 'revoked', 'requested') or reason is not null);
-- Null for what was accepted before anything was ticked, and for what was never accepted.
alter table verification_documents add column checks text[];
