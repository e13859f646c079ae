-- Whether search engines may show a person: nobody unless they say so.
alter table users add column seo_indexable boolean not null default false;

-- When a person was last asked to be referenced, by what brought the question.
create table seo_promotions (
  user_id uuid not null references users (id),
  trigger text not null check (trigger in ('onboarding', 'profile_complete', 'first_mission', 'notification')),
  shown_at timestamptz(3) not null,
  primary key (user_id, trigger)
);
