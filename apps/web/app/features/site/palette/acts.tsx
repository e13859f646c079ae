import type { AccessibilitySettings } from "@jobami/machines/display/accessibility-settings";
import { Contrast, LogOut, Moon, Search, Settings2, Sun, SunMoon } from "lucide-react";
import type { ReactElement } from "react";

/** What acts change. */
export interface ActContext {
  changeDisplay: (change: Partial<AccessibilitySettings>) => void;
  openSettings: () => void;
  signOut: () => void;
  /** Opens the search for services. */
  searchServices: () => void;
  /** Announces that it is done, where the eye alone would notice. */
  announce: (title: string) => void;
}

interface Act {
  id: string;
  label: string;
  /** Other terms for it. */
  synonyms: string;
  icon: ReactElement;
  run: (context: ActContext) => void;
}

const icon = { strokeWidth: 1.75 } as const;

function theme(
  value: AccessibilitySettings["theme"],
  label: string,
  synonyms: string,
  drawn: ReactElement,
): Act {
  return {
    id: `act.theme.${value}`,
    label,
    synonyms: `affichage apparence couleurs ${synonyms}`,
    icon: drawn,
    run: ({ changeDisplay, announce }) => {
      changeDisplay({ theme: value });
      announce(label);
    },
  };
}

/** The search for services; for terms that were typed it is called otherwise. */
export const searchServicesAct: Act = {
  id: "act.services",
  label: "Trouver un jobbeur",
  synonyms: "besoin service coup de main chercher quelqu’un près de chez moi artisan aide",
  icon: <Search {...icon} />,
  run: ({ searchServices }) => searchServices(),
};

/** What can be done from anywhere without leaving the page. */
export const acts: readonly Act[] = [
  searchServicesAct,
  theme("dark", "Thème sombre", "mode nuit noir foncé", <Moon {...icon} />),
  theme("light", "Thème clair", "mode jour blanc", <Sun {...icon} />),
  theme("auto", "Thème de l’appareil", "mode automatique système", <SunMoon {...icon} />),
  theme("high-contrast", "Contraste élevé", "accessibilité lisible fort", <Contrast {...icon} />),
  {
    id: "act.display",
    label: "Réglages d’affichage",
    synonyms: "accessibilité taille du texte police lecture à voix haute dyslexie animations",
    icon: <Settings2 {...icon} />,
    run: ({ openSettings }) => openSettings(),
  },
  {
    id: "act.sign-out",
    label: "Se déconnecter",
    synonyms: "déconnexion quitter partir fermer la session",
    icon: <LogOut {...icon} />,
    run: ({ signOut }) => signOut(),
  },
];
