import type { Practice } from "../../practice.ts";
import { NotificationPanel } from "./index.ts";

const ignore = () => {};
const panel = {
  isLoading: false,
  size: { width: 320, height: 260 },
  bounds: { width: { min: 250, max: 400 }, height: { min: 200, max: 400 } },
  onResize: ignore,
  onOpen: ignore,
  onDismiss: ignore,
  seeAllHref: "#non-lues",
  onSeeAll: ignore,
};
const line = {
  id: "n-1",
  type: "notification",
  link: "#proposition",
  created_at: "2026-11-20T08:17:00.000Z",
} as const;

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <NotificationPanel
            {...panel}
            lines={[
              {
                ...line,
                title: "Nouvelle proposition",
                content: "Karim B. propose 60\u00a0€ pour «\u202fMonter une armoire\u202f».",
              },
            ]}
          />
        ),
        why: "Who did what about which mission: often enough to know without opening it.",
      },
      dont: {
        sample: (
          <NotificationPanel
            {...panel}
            labels={{ title: "Alertes" }}
            lines={[{ ...line, title: "Notification", content: "Vous avez une nouvelle activité." }]}
          />
        ),
        why: "A line that has to be opened to learn what it is about.",
      },
    },
    {
      do: {
        sample: (
          <NotificationPanel
            {...panel}
            labels={{ title: "Messages" }}
            lines={[
              {
                ...line,
                type: "message",
                count: 3,
                title: "3 messages de Karim",
                content: "Je peux passer samedi matin.",
              },
            ]}
          />
        ),
        why: "Three of one conversation are one line, with the last text.",
      },
      dont: {
        sample: (
          <NotificationPanel
            {...panel}
            labels={{ title: "Tout" }}
            lines={["a", "b", "c"].map((id) => ({
              ...line,
              id,
              type: "message" as const,
              title: "Message de Karim",
              content: "Je peux passer samedi matin.",
            }))}
          />
        ),
        why: "One conversation fills the panel, and what else is new lies below.",
      },
    },
  ],
  writing: [["The title is the type of event, the text who and what", "«\u202fNouvelle proposition\u202f»"]],
  long: (
    <NotificationPanel
      {...panel}
      size={{ width: 300, height: 260 }}
      labels={{ title: "Longues" }}
      lines={[
        {
          ...line,
          title: "Attestation d’assurance responsabilité civile professionnelle vérifiée",
          content:
            "Elle est montrée sur votre profil jusqu’au mercredi 30 décembre 2027, anticonstitutionnellement.",
        },
      ]}
    />
  ),
  rightToLeft: (
    <NotificationPanel
      {...panel}
      size={{ width: 300, height: 240 }}
      labels={{ title: "الإشعارات", seeAll: "عرض الكل" }}
      lines={[{ ...line, title: "عرض جديد", content: "يقترح كريم 60 يورو." }]}
    />
  ),
};
