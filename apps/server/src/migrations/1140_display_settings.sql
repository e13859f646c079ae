-- How a person wants the product shown, carried from device to device; the last choice counts, wherever it was made.
create table display_settings (
  user_id uuid primary key references users (id) on delete cascade,
  theme text not null,
  font_size text not null,
  button_size text not null,
  reduce_motion boolean not null,
  color_blind_support text not null,
  enhanced_focus boolean not null,
  keyboard_navigation boolean not null,
  notice_time text not null,
  saved_at timestamptz(3) not null
);
