import { List, ListRow } from "@jobami/ui/List";
import { composePath, missionsPath } from "../../../generated/paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { copy, firstSteps } from "./copy.ts";
import * as css from "./HomeScreen.css.ts";

/** What a person does who has done nothing here yet; the first step is taken from here. */
export function FirstSteps({ isJobbeur }: { isJobbeur: boolean }) {
  const start = isJobbeur
    ? { to: missionsPath, label: copy.seeMissions }
    : { to: composePath, label: copy.compose };
  return (
    <List label={copy.firstSteps} look="boxed" isOrdered>
      {firstSteps[isJobbeur ? "jobbeur" : "other"].map(({ title, detail }, index) => (
        <li key={title}>
          <ListRow
            element="div"
            leading={
              <span className={css.number} aria-hidden="true">
                {index + 1}
              </span>
            }
            title={<h3>{title}</h3>}
            note={detail}
            actions={
              index === 0 && (
                <LinkButton size="small" to={start.to}>
                  {start.label}
                </LinkButton>
              )
            }
          />
        </li>
      ))}
    </List>
  );
}
