import { type ReactElement, useState } from "react";
import type { Practice } from "../../practice.ts";
import { ResizablePanel, type ResizablePanelProps } from "./index.ts";

function Live(props: Omit<ResizablePanelProps, "onResize">): ReactElement {
  const [size, setSize] = useState(props.size);
  return <ResizablePanel {...props} size={size} onResize={setSize} />;
}

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Live
            label="Notifications"
            size={{ width: 260, height: 140 }}
            bounds={{ width: { min: 200, max: 320 }, height: { min: 100, max: 240 } }}
          >
            <p>Karim propose 55&nbsp;€ au lieu de 60&nbsp;€ pour monter une armoire.</p>
          </Live>
        ),
        why: "Bounds that leave it readable at its least and on the screen at its most.",
      },
      dont: {
        sample: (
          <Live label="Panneau" size={{ width: 120, height: 60 }} bounds={{ width: { min: 40, max: 2000 } }}>
            <p>Karim propose 55&nbsp;€ au lieu de 60&nbsp;€ pour monter une armoire.</p>
          </Live>
        ),
        why: "Folded to 40 px it holds one letter a line, and its edges are named after nothing.",
      },
    },
  ],
  writing: [["Its label is what it shows: the edges take it over", "«\u202fNotifications\u202f»"]],
  long: (
    <Live
      label="Notifications de la négociation en cours"
      size={{ width: 240, height: 160 }}
      bounds={{ width: { min: 200, max: 300 } }}
    >
      <p>
        Karim propose 55&nbsp;€ au lieu de 60&nbsp;€ pour la réparation d’électroménager reconditionné
        anticonstitutionnellement garanti.
      </p>
    </Live>
  ),
  rightToLeft: (
    <Live label="الإشعارات" size={{ width: 240, height: 120 }} bounds={{ width: { min: 200, max: 300 } }}>
      <p>يقترح كريم 55 يورو.</p>
    </Live>
  ),
};
