-- What other domains may read of proposals: what the two sides of a mission agreed on.
create view agreed_prices as
  select p.mission_id, p.owner_id, p.jobbeur_id, o.amount_cents, o.jobis, o.payment_method
  from proposals p
  join lateral (
    select amount_cents, jobis, payment_method from proposal_offers o where o.proposal_id = p.id
    order by o.version desc limit 1) o on true
  where p.statut = 'acceptee';

-- What other domains may read of reviews: which side of a mission wrote one.
create view written_reviews as select mission_id, author_id from reviews;
