import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    messages: {
      path: "/dashboard/messages",
      label: "Messages",
      spoken: [
        "messages | messages non lus | voir mes messages | ma messagerie | lire mes messages",
        "{ma,la} boîte {de réception,de messages,à messages} | mes messages {reçus,envoyés,pas lus} | mes conversations",
      ],
      group: "today",
      order: 80,
      icon: "messageCircle",
      offered: ["menu", "bottomBar", "rail"],
      route: "messages.route.tsx",
    },
    conversation: {
      path: "/dashboard/messages/:id",
      label: "Conversation",
      group: "today",
      route: "messages.route.tsx",
    },
  },
});
