import { shortName } from "@jobami/api/http/display-text";
import { useProfileSlug } from "@jobami/api/profiles/hooks";
import { link } from "@jobami/ui/styles";
import { profilePath } from "../../paths.ts";
import { Link } from "../../platform/links/index.ts";
import { useSession } from "../../platform/session/index.ts";

interface PersonNameProps {
  person: { id: string; prenom: string; initiale: string };
}

/** How a person is called among members; leads to their profile where it can be seen, and never to one's own. */
export function PersonName({ person }: PersonNameProps) {
  const { user } = useSession();
  const { data: slug } = useProfileSlug(user === null || user.id === person.id ? null : person.id);
  const name = shortName(person);
  return slug === undefined ? (
    name
  ) : (
    <Link className={link} to={profilePath(slug)}>
      {name}
    </Link>
  );
}
