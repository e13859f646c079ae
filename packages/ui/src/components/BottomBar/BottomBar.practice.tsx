import { Hammer, Home, MessageCircle, Plus } from "lucide-react";
import type { Practice } from "../../practice.ts";
import { Framed } from "../../testing/framed.tsx";
import { BottomBar } from "./index.ts";

const home = { id: "home", label: "Accueil", icon: <Home />, href: "#accueil", isCurrent: true };
const missions = { id: "missions", label: "Missions", icon: <Hammer />, href: "#missions" };
const publish = { id: "publish", label: "Publier", icon: <Plus />, href: "#publier", isMain: true };
const messages = { id: "messages", label: "Messages", icon: <MessageCircle />, href: "#messages" };

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Framed height={110} zoom={0.65}>
            <BottomBar label="Accès rapides" isTucked={false} items={[home, publish, messages]} />
          </Framed>
        ),
        why: "One main command, in the middle, where either thumb reaches it.",
      },
      dont: {
        sample: (
          <Framed height={110} zoom={0.65}>
            <BottomBar
              label="Accès rapides"
              isTucked={false}
              items={[home, { ...missions, isMain: true }, publish]}
            />
          </Framed>
        ),
        why: "Two main commands: neither stands out, and the middle is lost.",
      },
    },
    {
      do: {
        sample: (
          <Framed height={110} zoom={0.65}>
            <BottomBar
              label="Accès rapides"
              isTucked={false}
              items={[home, missions, { ...messages, badge: { count: 3, label: "3 messages non lus" } }]}
            />
          </Framed>
        ),
        why: "The badge is stated as text: « Messages, 3 messages non lus ».",
      },
      dont: {
        sample: (
          <Framed height={110} zoom={0.65}>
            <BottomBar
              label="Accès rapides"
              isTucked={false}
              items={[home, missions, { ...messages, label: "Messages (3)" }]}
            />
          </Framed>
        ),
        why: "The number in the label moves its neighbours each time that it changes, and states 3 of what only to who can see.",
      },
    },
  ],
  writing: [
    [
      "One noun an item, so that six fit beside each other",
      "«\u202fMissions\u202f», not «\u202fMes missions en cours\u202f»",
    ],
    ["Its name is the title of its page", "«\u202fProfil\u202f» leads to «\u202fProfil\u202f»"],
  ],
  long: (
    <Framed height={120} zoom={0.65}>
      <BottomBar
        label="Accès rapides"
        isTucked={false}
        items={[
          home,
          { ...missions, label: "Notifications" },
          publish,
          { ...messages, badge: { count: 1240, label: "1\u202f240 messages non lus" } },
        ]}
      />
    </Framed>
  ),
  rightToLeft: (
    <Framed height={110} zoom={0.65}>
      <BottomBar
        label="وصول سريع"
        isTucked={false}
        items={[
          { ...home, label: "الرئيسية" },
          { ...publish, label: "نشر" },
          { ...messages, label: "الرسائل" },
        ]}
      />
    </Framed>
  ),
};
