import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    messages: {
      path: "/dashboard/messages",
      label: "Messages",
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
