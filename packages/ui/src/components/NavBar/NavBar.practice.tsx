import { Menu } from "lucide-react";
import type { ReactNode } from "react";
import type { Practice } from "../../practice.ts";
import { Framed } from "../../testing/framed.tsx";
import { LinkButton } from "../LinkButton/index.ts";
import { NavBar, NavBarButton, navBarStyle } from "./index.ts";

const navLink = (href: string, label: string, isCurrent = false) => (
  <a key={href} href={href} className={navBarStyle.link} aria-current={isCurrent ? "page" : undefined}>
    {label}
  </a>
);
const bar = {
  label: "Navigation principale",
  place: "page",
  isShrunk: false,
  name: "Jobami",
  renderHome: ({ className, children }: { className: string; children: ReactNode }) => (
    <a href="#accueil" className={className}>
      {children}
    </a>
  ),
} as const;
const menu = (
  <NavBarButton label="Ouvrir le menu" aria-haspopup="dialog">
    <Menu size={22} strokeWidth={1.75} />
  </NavBarButton>
);

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Framed height={96} zoom={0.6}>
            <NavBar
              {...bar}
              links={[navLink("#home", "Accueil", true), navLink("#tarifs", "Tarifs")]}
              entries={[
                navLink("#connexion", "Connexion"),
                <LinkButton key="in" href="#inscription">
                  S’inscrire
                </LinkButton>,
              ]}
              menuButton={menu}
            />
          </Framed>
        ),
        why: "Links where there is room, the same ones in the side menu where there is none; one command stands out.",
      },
      dont: {
        sample: (
          <Framed height={96} zoom={0.6}>
            <NavBar
              {...bar}
              links={[navLink("#home", "Accueil", true), navLink("#tarifs", "Tarifs")]}
              entries={[
                <LinkButton key="a" href="#connexion">
                  Connexion
                </LinkButton>,
                <LinkButton key="b" href="#inscription">
                  S’inscrire
                </LinkButton>,
                <LinkButton key="c" href="#pro">
                  Devenir jobbeur
                </LinkButton>,
              ]}
            />
          </Framed>
        ),
        why: "Three commands of one weight, and no menu button: below 980 px the links are gone.",
      },
    },
  ],
  writing: [
    [
      "A place by the title of its page, one or two terms",
      "«\u202fTarifs\u202f», «\u202fComment ça marche\u202f»",
    ],
  ],
  long: (
    <Framed height={110} zoom={0.6}>
      <NavBar
        {...bar}
        isCrowded
        links={[navLink("#l", "Accompagnement administratif personnalisé")]}
        entries={[navLink("#c", "Connexion")]}
        menuButton={menu}
      />
    </Framed>
  ),
  rightToLeft: (
    <Framed height={96} zoom={0.6}>
      <NavBar
        {...bar}
        label="التنقل"
        links={[navLink("#r", "الرئيسية", true)]}
        entries={[navLink("#d", "دخول")]}
        menuButton={menu}
      />
    </Framed>
  ),
};
