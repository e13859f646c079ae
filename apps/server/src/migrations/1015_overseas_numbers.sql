-- Numbers of France overseas were kept with the prefix of the mainland, where they reach nobody.
update users set phone = case
    when phone ~ '^\+33(262|263|269|639|692|693)' then '+262' || substr(phone, 4)
    when phone ~ '^\+33(590|690|691)' then '+590' || substr(phone, 4)
    when phone ~ '^\+33(594|694)' then '+594' || substr(phone, 4)
    when phone ~ '^\+33(596|696|697)' then '+596' || substr(phone, 4)
    else '+508' || substr(phone, 7)
  end
  where phone ~ '^\+33(262|263|269|639|692|693|590|690|691|594|694|596|696|697|508)[0-9]{6}$';
