import { useFavorites } from "@jobami/api/favorites/hooks";
import { displayText } from "@jobami/api/http/display-text";
import { Button } from "@jobami/ui/Button";
import { List, ListItem } from "@jobami/ui/List";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { text, visuallyHidden } from "@jobami/ui/styles";
import { PersonFace } from "../../../entities/person/index.ts";
import { servicesSearchPath } from "../../../generated/paths.ts";
import { serviceSearchPath } from "../../../paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { askedCopy } from "./asked.copy.ts";
import { askedPerson } from "./asked-people.ts";
import type { AskedFirst, AskedPerson } from "./mission-form.ts";

interface AddAskedProps {
  asked: AskedFirst | undefined;
  /** What the mission is about, as far as it is chosen: who offers it is searched for. */
  category: string;
  subcategory: string;
  onAdd: (person: AskedPerson) => void;
}

/** Whom one may ask besides: favourites who are jobbeurs, or who is found by the search. */
export function AddAsked({ asked, category, subcategory, onAdd }: AddAskedProps) {
  const reading = useFavorites();
  const isAsked = (id: string) => asked?.people.some((one) => one.id === id) ?? false;
  return (
    <Stack gap={4}>
      <Reading of={reading} failed={askedCopy.favoritesFailed} announce="polite">
        {(favorites) => {
          const offered = favorites.filter(
            ({ person }) => person.userType === "jobbeur" && !isAsked(person.id),
          );
          if (offered.length === 0) return <p className={text.soft}>{askedCopy.noFavorites}</p>;
          return (
            <List label={askedCopy.favorites}>
              {offered.map(({ person }) => {
                const one = askedPerson(person);
                return (
                  <ListItem
                    key={one.id}
                    leading={<PersonFace person={person} />}
                    title={one.name}
                    detail={displayText(person.headline)}
                    action={
                      <Button variant="secondary" size="small" onClick={() => onAdd(one)}>
                        {askedCopy.addOne}
                        <span className={visuallyHidden}>{`\u00a0: ${one.name}`}</span>
                      </Button>
                    }
                  />
                );
              })}
            </List>
          );
        }}
      </Reading>
      <Inline gap={3} align="center">
        <LinkButton
          variant="secondary"
          size="small"
          to={category === "" ? servicesSearchPath : serviceSearchPath(category, subcategory)}
        >
          {askedCopy.search}
        </LinkButton>
        <span className={text.small}>{askedCopy.searchHelp}</span>
      </Inline>
    </Stack>
  );
}
