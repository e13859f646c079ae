import type { SessionUser } from "@jobami/api/auth/contract";
import { useJobiBalance } from "@jobami/api/jobi/hooks";
import { Card } from "@jobami/ui/Card";
import { Container } from "@jobami/ui/Container";
import { JobiAmount } from "@jobami/ui/JobiAmount";
import { heading, text } from "@jobami/ui/styles";
import { LinkButton } from "../../world/LinkButton.tsx";
import * as css from "./account.css.ts";
import { welcome } from "./copy.ts";

/** The first page after a sign-in: who, how much, how safe. */
export function WelcomeScreen({ user }: { user: SessionUser }) {
  const { data } = useJobiBalance(true);
  return (
    <Container>
      <div className={css.screen}>
        <header className={css.head}>
          <h1 className={heading[1]}>{welcome.greeting(user.prenom)}</h1>
          <p className={text.lead}>{welcome.lead}</p>
        </header>
        <div className={css.tiles}>
          <Card element="section" padding="large">
            <div className={css.tile}>
              <h2 className={text.soft}>{welcome.balance}</h2>
              {data !== undefined && <JobiAmount amount={data.montant} size="large" />}
              <p className={text.small}>{welcome.jobiHelp}</p>
            </div>
          </Card>
          <Card element="section" padding="large">
            <div className={css.tile}>
              <h2 className={heading[3]}>{welcome.securityTitle}</h2>
              <p className={text.soft}>{welcome.securityText(user.two_factor_enabled)}</p>
              <LinkButton to="/dashboard/profil/securite" variant="secondary">
                {welcome.security}
              </LinkButton>
            </div>
          </Card>
        </div>
      </div>
    </Container>
  );
}
