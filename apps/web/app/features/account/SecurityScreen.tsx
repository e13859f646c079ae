import type { SessionUser } from "@jobami/api/auth/contract";
import { Container } from "@jobami/ui/Container";
import { heading, text } from "@jobami/ui/styles";
import * as css from "./account.css.ts";
import { ChangePassword } from "./ChangePassword.tsx";
import { security } from "./copy.ts";
import { TwoFactorSwitch } from "./TwoFactorSwitch.tsx";

interface SecurityScreenProps {
  user: SessionUser;
  onChanged: (user: SessionUser) => void;
}

/** What protects an account: the second step and the password. */
export function SecurityScreen({ user, onChanged }: SecurityScreenProps) {
  return (
    <Container width="form">
      <div className={css.screen}>
        <header className={css.head}>
          <h1 className={heading[1]}>{security.title}</h1>
          <p className={text.lead}>{security.lead}</p>
        </header>
        <TwoFactorSwitch isOn={user.two_factor_enabled} onChanged={onChanged} />
        <ChangePassword email={user.email} />
      </div>
    </Container>
  );
}
