import { Avatar } from "@jobami/ui/Avatar";
import { List, ListRow, rowLink } from "@jobami/ui/List";
import { Inline } from "@jobami/ui/layout/Inline";
import { Price } from "@jobami/ui/Price";
import { Stars } from "@jobami/ui/Rating";
import { Link } from "react-router";
import { copy } from "./copy.ts";
import * as css from "./Search.css.ts";
import type { FoundView } from "./search-view.ts";

function FoundPrice({ price }: Pick<FoundView, "price">) {
  if (price === null) return <span className={css.quote}>{copy.quote}</span>;
  if (price.unit === "hour") return <Price euros={price.amount} per="hour" size="small" />;
  return (
    <>
      <Price euros={price.amount} size="small" /> {copy.flat}
    </>
  );
}

/** A person found: who, where, for how much, and why; the whole row leads to their profile. */
function FoundRow({ found, headingLevel }: { found: FoundView; headingLevel: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ListRow
      leading={<Avatar name={found.name} src={found.photo ?? undefined} isDecorative />}
      title={
        <Inline gap={2} rowGap={1} align="center">
          <Heading>
            <Link className={rowLink} to={found.path}>
              {found.name}
            </Link>
          </Heading>
          {found.rating !== null && <Stars {...found.rating} isCompact />}
        </Inline>
      }
      detail={found.headline}
      figure={<FoundPrice price={found.price} />}
      state={found.commune}
      note={
        <p>
          <strong>{copy.why}</strong>
          {found.reasons.join(" · ")}
        </p>
      }
    />
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
          <FoundRow found={found} headingLevel={headingLevel} />
        </li>
      ))}
    </List>
  );
}
