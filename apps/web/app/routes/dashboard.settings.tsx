import { Container } from "@jobami/ui/Container";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { link } from "@jobami/ui/styles";
import { Link, type MetaFunction } from "react-router";
import { ConsentSection } from "../features/consents/ConsentSection.tsx";
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
      <div className={css.screen}>
        <PageHeader title="Paramètres" />
        <ConsentSection userId={user.id} />
        <p>
          <Link className={link} to="/dashboard/parametres/reconnaissance-vocale">
            Reconnaissance vocale et liste des commandes
          </Link>
        </p>
      </div>
    </Container>
  );
}
