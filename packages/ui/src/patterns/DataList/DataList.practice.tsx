import { Button } from "../../components/Button/index.ts";
import { Card } from "../../components/Card/index.ts";
import { EmptyState } from "../../components/EmptyState/index.ts";
import { Skeleton } from "../../components/Skeleton/index.ts";
import type { Practice } from "../../practice.ts";
import { heading, text } from "../../styles/text.css.ts";
import { DataList } from "./index.ts";

const ignore = () => {};
interface Mission {
  id: string;
  title: string;
  place: string;
}
const missions: readonly Mission[] = [
  { id: "1", title: "Tailler une haie de thuyas", place: "Villeurbanne · dès jeudi" },
  { id: "2", title: "Descendre un canapé du quatrième étage", place: "Lyon · samedi" },
];
const list = {
  getKey: ({ id }: Mission) => id,
  renderItem: ({ title, place }: Mission) => (
    <Card element="article" padding="small">
      <h4 className={heading[4]}>{title}</h4>
      <p className={text.faint}>{place}</p>
    </Card>
  ),
  skeleton: (
    <Card padding="small">
      <Skeleton shape="title" width="half" />
      <Skeleton />
    </Card>
  ),
};
const nothing = (
  <EmptyState
    headingLevel={3}
    illustration={null}
    title="Aucune mission à moins de 5 km"
    action={<Button variant="secondary">Chercher jusqu’à 20 km</Button>}
  />
);

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <DataList
            {...list}
            label="Missions proches"
            status="failed"
            items={missions}
            empty={nothing}
            onRetry={ignore}
            failure={{ title: "La suite n’a pas pu être chargée." }}
          />
        ),
        why: "What was read stays, what failed is stated above it, and there is the way to try again.",
      },
      dont: {
        sample: (
          <DataList
            {...list}
            label="Missions, en échec"
            status="failed"
            items={[]}
            empty={nothing}
            failure={{ title: "Erreur" }}
          />
        ),
        why: "The list thrown away, and neither cause nor way out.",
      },
    },
    {
      do: {
        sample: <DataList {...list} label="Missions, aucune" status="ready" items={[]} empty={nothing} />,
        why: "Empty after a search: which one, and how to widen it.",
      },
      dont: {
        sample: (
          <DataList {...list} label="Missions, rien" status="ready" items={[]} empty={<p>0 résultat</p>} />
        ),
        why: "Empty and broken appear the same.",
      },
    },
  ],
  writing: [
    ["The label is the heading above", "«\u202fMissions proches\u202f»"],
    ["The failure names what is missing", "«\u202fLa suite n’a pas pu être chargée.\u202f»"],
  ],
  long: (
    <DataList
      {...list}
      label="Missions longues"
      status="ready"
      items={[
        {
          id: "l",
          title: "Réparation d’électroménager reconditionné anticonstitutionnellement garanti",
          place: "Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson · du lundi au vendredi",
        },
      ]}
      empty={nothing}
      more={{ label: "Afficher les 1\u202f239 missions suivantes", onMore: ignore }}
    />
  ),
  rightToLeft: (
    <DataList
      {...list}
      label="المهام"
      status="ready"
      items={[{ id: "r", title: "تقليم سياج", place: "ليون · السبت" }]}
      empty={nothing}
      more={{ label: "عرض المزيد", onMore: ignore }}
    />
  ),
};
