import { Container } from "@jobami/ui/Container";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { heading, link, text } from "@jobami/ui/styles";
import { Link, type MetaFunction } from "react-router";
import { LeavingSection } from "../features/account-deletion/LeavingSection.tsx";
import { ConsentSection } from "../features/consents/ConsentSection.tsx";
import { SeoPreference } from "../features/seo/SeoPreference.tsx";
import { pageMeta } from "../shell/meta.ts";
import { useSession } from "../world/session.ts";
import * as css from "./dashboard.settings.css.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Paramètres", isPrivate: true });

export default function Settings() {
  const { user } = useSession();
  if (user === null) return null;
  return (
    <Container width="form">
      <PageHeader title="Paramètres" />
      <div className={css.screen}>
        <ConsentSection userId={user.id} />
        {user.user_type === "jobbeur" && <SeoPreference />}
        <section className={css.section} aria-labelledby="voix-titre">
          <h2 id="voix-titre" className={heading[2]}>
            Commandes vocales
          </h2>
          <p className={text.soft}>Ce que le micro écoute, et la voix qui vous répond.</p>
          <Link className={link} to="/dashboard/parametres/reconnaissance-vocale">
            Reconnaissance vocale et liste des commandes
          </Link>
        </section>
        <section className={css.section} aria-labelledby="aide-titre">
          <h2 id="aide-titre" className={heading[2]}>
            Aide
          </h2>
          <p className={text.soft}>Les questions fréquentes, et comment nous joindre.</p>
          <Link className={link} to="/dashboard/support">
            Aide et questions fréquentes
          </Link>
        </section>
        <LeavingSection email={user.email} />
      </div>
    </Container>
  );
}
