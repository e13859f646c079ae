import { commandsWith, pageCommand } from "./voice.commands.ts";

/** Some pages of an application, as its manifests state them, for tests and stories: the product's own are read there. */
const samplePages = [
  pageCommand({ id: "go.home", to: "/", spoken: ["Accueil", "page d’accueil | aller à l’accueil"] }),
  pageCommand({
    id: "go.missions",
    to: "/dashboard/missions",
    spoken: ["Missions", "voir les missions | nouvelles missions | {chercher,trouver} une mission"],
  }),
  pageCommand({
    id: "go.own-missions",
    to: "/dashboard/missions?vue=mes",
    spoken: ["Mes missions", "les missions que j’ai publiées"],
  }),
  pageCommand({
    id: "go.invoices",
    to: "/dashboard/facturation",
    spoken: ["Facturation", "mes factures | mes devis"],
  }),
  pageCommand({ id: "go.messages", to: "/dashboard/messages", spoken: ["Messages", "ma messagerie"] }),
] as const;

/** All that can be asked for where there are these pages. */
export const sampleCommands = commandsWith(samplePages);
