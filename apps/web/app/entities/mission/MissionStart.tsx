import { composeLabel, composePath, matchingPath } from "../../generated/paths.ts";
import { LinkButton } from "../../platform/links/index.ts";
import { useSession } from "../../platform/session/index.ts";

/** How a person comes to a first mission: by posting one, or, as a jobbeur, by answering one. */
export function MissionStart() {
  const isJobbeur = useSession().user?.user_type === "jobbeur";
  return isJobbeur ? (
    <LinkButton to={matchingPath}>Voir les missions</LinkButton>
  ) : (
    <LinkButton to={composePath}>{composeLabel}</LinkButton>
  );
}
