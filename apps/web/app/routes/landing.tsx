import type { MetaFunction } from "react-router";
import { LandingScreen } from "../features/landing/LandingScreen.tsx";
import { pageMeta } from "../shell/meta.ts";
import { useSession } from "../world/session.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Le coup de main d’à côté",
    description:
      "Trouvez près de chez vous quelqu’un pour bricoler, jardiner, garder, déménager ou enseigner, ou gagnez un revenu avec vos savoir-faire. Inscription gratuite, aucune commission.",
  });

export default function Landing() {
  return <LandingScreen isSignedIn={useSession().user !== null} />;
}
