import type { Practice } from "../../practice.ts";
import { Opened } from "../../testing/opened.tsx";
import { Checkbox } from "../Checkbox/index.ts";
import { SideMenu, sideMenuStyle } from "./index.ts";

const entry = (href: string, label: string, isCurrent = false) => (
  <a key={href} href={href} className={sideMenuStyle.entry} aria-current={isCurrent ? "page" : undefined}>
    {label}
  </a>
);

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Opened>
            {(isOpen, close) => (
              <SideMenu
                isOpen={isOpen}
                onClose={close}
                title="Jobami"
                sections={[
                  { title: "Menu", entries: [entry("#home", "Accueil", true), entry("#tarifs", "Tarifs")] },
                  {
                    title: "Compte",
                    entries: [entry("#profil", "Profil"), entry("#parametres", "Paramètres")],
                  },
                ]}
              />
            )}
          </Opened>
        ),
        why: "The links of the bar, then those of the account: two titled sections, the current page marked.",
      },
      dont: {
        sample: (
          <Opened>
            {(isOpen, close) => (
              <SideMenu
                isOpen={isOpen}
                onClose={close}
                title="Menu"
                sections={[
                  {
                    title: "Filtres",
                    entries: [
                      <Checkbox key="u" label="Urgent" />,
                      <Checkbox key="p" label="Près de chez moi" />,
                    ],
                  },
                ]}
              />
            )}
          </Opened>
        ),
        why: "Filters in the menu of the site: they are about this list. A Drawer beside it.",
      },
    },
  ],
  writing: [
    ["The same names as in the bar, in the same order", "«\u202fAccueil\u202f», «\u202fTarifs\u202f»"],
  ],
  long: (
    <Opened>
      {(isOpen, close) => (
        <SideMenu
          isOpen={isOpen}
          onClose={close}
          title="Jobami Villeurbanne"
          sections={[
            {
              title: "Accompagnement",
              entries: [entry("#a", "Démarches administratives dématérialisées personnalisées")],
            },
          ]}
        />
      )}
    </Opened>
  ),
  rightToLeft: (
    <Opened command="عرض المثال">
      {(isOpen, close) => (
        <SideMenu
          isOpen={isOpen}
          onClose={close}
          title="القائمة"
          closeLabel="إغلاق"
          sections={[{ title: "القائمة", entries: [entry("#r", "الرئيسية", true)] }]}
        />
      )}
    </Opened>
  ),
};
