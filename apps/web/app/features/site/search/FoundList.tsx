import { Avatar } from "@jobami/ui/Avatar";
import { Badge } from "@jobami/ui/Badge";
import { List, rowLink } from "@jobami/ui/List";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { Price } from "@jobami/ui/Price";
import { Stars } from "@jobami/ui/Rating";
import { Link, LinkButton } from "../../../platform/links/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { copy } from "./copy.ts";
import * as css from "./Search.css.ts";
import type { FoundView } from "./search-view.ts";

function FoundPrice({ price }: Pick<FoundView, "price">) {
  if (price === null) return copy.quote;
  return (
    <>
      {copy.from}{" "}
      {price.unit === "hour" ? (
        <Price euros={price.amount} per="hour" size="small" />
      ) : (
        <>
          <Price euros={price.amount} size="small" /> {copy.flat}
        </>
      )}
    </>
  );
}

/** A person found: who, what, where, when and for how much, and why; all of it leads to their profile, but for the way to ask them. */
function FoundRow({ found, heading: Heading }: { found: FoundView; heading: "h2" | "h3" }) {
  const { user } = useSession();
  return (
    <article className={css.person} aria-label={found.name}>
      <Avatar name={found.name} src={found.photo} isDecorative />
      <Stack gap={1} className={css.about}>
        <Inline gap={2} rowGap={1} align="center">
          <Heading className={css.name}>
            <Link className={rowLink} to={found.path}>
              {found.name}
            </Link>
          </Heading>
          {found.rating && <Stars {...found.rating} isCompact />}
        </Inline>
        <p>{found.services}</p>
      </Stack>
      <p className={css.from}>
        <FoundPrice price={found.price} />
      </p>
      <Stack gap={2} className={css.details}>
        {found.headline && <p>{found.headline}</p>}
        {found.badges.length > 0 && (
          <Inline as="ul" gap={2} aria-label={copy.badges}>
            {found.badges.map((badge) => (
              <li key={badge}>
                <Badge tone="success">{badge}</Badge>
              </li>
            ))}
          </Inline>
        )}
        <p>{found.facts}</p>
        {found.reasons && (
          <p>
            <strong>{copy.why}</strong>
            {found.reasons}
          </p>
        )}
        {user?.user_type !== "jobbeur" && (
          <p className={css.ask}>
            <LinkButton variant="secondary" to={user === null ? found.ask.visitor : found.ask.member}>
              {found.ask.label}
            </LinkButton>
          </p>
        )}
      </Stack>
    </article>
  );
}

interface FoundListProps {
  people: readonly FoundView[];
  label: string;
  headingLevel?: 2 | 3;
}

/** Those who were found, below each other. */
export function FoundList({ people, label, headingLevel = 2 }: FoundListProps) {
  return (
    <List label={label} look="boxed">
      {people.map((found) => (
        <li key={found.id}>
          <FoundRow found={found} heading={`h${headingLevel}`} />
        </li>
      ))}
    </List>
  );
}
