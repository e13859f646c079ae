import type { SessionUser } from "@jobami/api/auth/contract";
import { useJobiBalance } from "@jobami/api/jobi/hooks";
import { Card } from "@jobami/ui/Card";
import { Container } from "@jobami/ui/Container";
import { JobiAmount } from "@jobami/ui/JobiAmount";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { heading, text } from "@jobami/ui/styles";
import type { ReactNode } from "react";
import { LinkButton } from "../../world/LinkButton.tsx";
import * as css from "./HomeScreen.css.ts";

interface HomeScreenProps {
  user: SessionUser;
  /** Proposals that wait for this person's answer. */
  waiting: ReactNode;
  /** The newest open missions. */
  missions: ReactNode;
}

/** The first page after signing in: the next thing to do first, then figures, then missions. */
export function HomeScreen({ user, waiting, missions }: HomeScreenProps) {
  const { data } = useJobiBalance(true);
  return (
    <Container>
      <div className={css.screen}>
        <PageHeader
          overline={`Bonjour ${user.prenom}`}
          title="Que fait-on aujourd’hui ?"
          actions={
            <LinkButton to="/dashboard/missions/poster-une-mission" size="large">
              Publier une mission
            </LinkButton>
          }
        />
        <div className={css.columns}>
          <section className={css.part} aria-labelledby="waiting">
            <h2 id="waiting" className={heading[2]}>
              Ce qui vous attend
            </h2>
            {waiting}
          </section>
          <div className={css.part}>
            <Card element="section">
              <h2 className={text.soft}>Solde Jobi</h2>
              {data === undefined ? <p>…</p> : <JobiAmount amount={data.montant} size="large" />}
              <p className={text.small}>La monnaie d’entraide : elle se gagne en rendant service.</p>
            </Card>
          </div>
        </div>
        <section className={css.part} aria-labelledby="newest">
          <h2 id="newest" className={heading[2]}>
            Missions récentes
          </h2>
          {missions}
        </section>
      </div>
    </Container>
  );
}
