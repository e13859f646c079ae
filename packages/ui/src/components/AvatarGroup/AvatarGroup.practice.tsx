import type { Practice } from "../../practice.ts";
import { Avatar } from "../Avatar/index.ts";
import { List, ListItem } from "../List/index.ts";
import { AvatarGroup } from "./index.ts";

const people = ["Karim Benali", "Léa Fontaine", "Zoé Martin", "Paul Durand", "Anna Petit", "Marc Roux"].map(
  (name) => ({ id: name, name }),
);

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: <AvatarGroup label="Ont proposé leur aide" people={people} max={3} />,
        why: "Three faces and a count: how many, and that they are people.",
      },
      dont: {
        sample: <AvatarGroup label="Avatars" people={people} max={6} />,
        why: "A crowd in which no face can be made out, under a label that names the drawing instead of the people.",
      },
    },
    {
      do: {
        sample: (
          <List label="Propositions">
            <ListItem
              leading={<Avatar name="Karim Benali" isDecorative />}
              title="Karim Benali"
              detail={"60\u00a0€, libre samedi"}
            />
          </List>
        ),
        why: "Where one has to choose among them, a list: each with a name and a reason.",
      },
      dont: {
        sample: <AvatarGroup label="Propositions" people={people.slice(0, 1)} />,
        why: "A group of one, without a name to read: that is an Avatar beside its name.",
      },
    },
  ],
  writing: [
    [
      "The label states what they have in common, a verb or a noun",
      "«\u202fOnt proposé leur aide\u202f», «\u202fParticipants\u202f»",
    ],
  ],
  long: (
    <AvatarGroup
      label="Ont répondu à l’annonce de réparation d’électroménager reconditionné"
      people={people}
      total={1240}
      size="large"
    />
  ),
  rightToLeft: (
    <AvatarGroup label="المشاركون" people={people} max={3} restLabel={(count) => `و${count} آخرون`} />
  ),
};
