import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    settings: {
      path: "/dashboard/parametres",
      label: "Paramètres",
      spoken: [
        "paramètres | ouvrir les paramètres | réglages | page des paramètres | changer {les,mes} paramètres",
        "paramètres {généraux,de mon compte,du compte,du site,de l’application}",
      ],
      group: "help",
      order: 250,
      icon: "settings",
      offered: ["account", "rail"],
      isSetting: true,
      route: "settings.route.tsx",
    },
    detailsSettings: {
      path: "/dashboard/parametres/coordonnees",
      label: "Téléphone et naissance",
      spoken: [
        "téléphone et {naissance,date de naissance} | {mon,changer de,changer mon} numéro {,de téléphone} | {mon,} numéro de téléphone | {ma,} date de naissance | {changer,modifier} {ma date de naissance,de téléphone,mon téléphone}",
      ],
      group: "help",
      order: 260,
      isSetting: true,
      detail: "Numéro, date de naissance",
      search: "coordonnées numéro mobile portable âge anniversaire",
      screen: "DetailsScreen",
    },
    notificationSettings: {
      path: "/dashboard/parametres/notifications",
      label: "Choix des notifications",
      spoken: [
        "choix des notifications | {régler,choisir,configurer} {les,mes} notifications | {paramètres,préférences,réglages} {de,des} notifications | changer mes notifications | notifications par e-mail | changer mes notifications par e-mail | {désactiver,activer,couper} {les,mes} notifications",
      ],
      group: "help",
      order: 270,
      isSetting: true,
      detail: "Par sujet, dans l’application et par e-mail",
      search: "préférences alertes e-mails réglages des notifications",
      screen: "NotificationsScreen",
    },
    visibilitySettings: {
      path: "/dashboard/parametres/visibilite",
      label: "Visibilité",
      spoken: [
        "visibilité | visibilité de mon profil | {masquer,cacher} mon profil | qui {voit,peut voir} mon profil | profil {invisible,masqué}",
      ],
      group: "help",
      order: 280,
      isSetting: true,
      detail: "Masquer ou montrer votre profil",
      search: "masquer cacher mon profil invisible confidentialité",
      screen: "VisibilityScreen",
    },
  },
});
