import { Bell, Hammer, Home, X } from "lucide-react";
import type { Practice } from "../../practice.ts";
import { Framed } from "../../testing/framed.tsx";
import { Rail } from "./index.ts";

const ignore = () => {};
const home = { href: "#accueil", label: "Accueil", icon: <Home /> };
const missions = { href: "#missions", label: "Missions", icon: <Hammer />, current: "page" as const };
const news = {
  href: "#notifications",
  label: "Notifications",
  icon: <Bell />,
  count: { value: 3, label: "3 non lues" },
};
const rail = { label: "Tableau de bord", isFolded: false, onFold: ignore };

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Framed height={320}>
            <Rail
              {...rail}
              groups={[
                { id: "today", title: "Aujourd’hui", places: [home, news] },
                { id: "missions", title: "Missions", places: [missions] },
              ]}
            />
          </Framed>
        ),
        why: "A few groups by what a person does, at most seven places in each.",
      },
      dont: {
        sample: (
          <Framed height={320}>
            <Rail
              {...rail}
              label="Menu"
              groups={[{ id: "a", title: "Divers", places: [home, missions, news] }]}
            />
          </Framed>
        ),
        why: "One group of everything: a title that no one opens on purpose.",
      },
    },
    {
      do: {
        sample: (
          <Framed height={320}>
            <Rail {...rail} isFolded groups={[{ id: "b", title: "Aujourd’hui", places: [home, news] }]} />
          </Framed>
        ),
        why: "Folded, each icon has its text in a tooltip and for screen readers; folding is the person’s choice.",
      },
      dont: {
        sample: (
          <Framed height={320}>
            <Rail
              {...rail}
              groups={[
                {
                  id: "c",
                  title: "Missions",
                  places: [missions, { href: "#annuler", label: "Annuler la mission", icon: <X /> }],
                },
              ]}
            />
          </Framed>
        ),
        why: "A command among places: all of them lead to pages.",
      },
    },
  ],
  writing: [
    [
      "A place by the title of its page, a group by a noun",
      "«\u202fMissions\u202f», «\u202fPropositions\u202f»",
    ],
  ],
  long: (
    <Framed height={320}>
      <Rail
        {...rail}
        label="Longs noms"
        groups={[
          {
            id: "d",
            title: "Accompagnement administratif",
            places: [{ ...home, label: "Démarches dématérialisées personnalisées" }, news],
          },
        ]}
      />
    </Framed>
  ),
  rightToLeft: (
    <Framed height={320}>
      <Rail
        {...rail}
        label="لوحة"
        groups={[
          {
            id: "e",
            title: "اليوم",
            places: [
              { ...home, label: "الرئيسية" },
              { ...news, label: "الإشعارات" },
            ],
          },
        ]}
      />
    </Framed>
  ),
};
