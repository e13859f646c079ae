import { type ReactElement, useState } from "react";
import { Button } from "../../components/Button/index.ts";
import { Switch } from "../../components/Switch/index.ts";
import type { Practice } from "../../practice.ts";
import type { Display } from "../../theme/display.ts";
import { SettingsPanel, type SettingsPanelProps } from "./index.ts";

const ignore = () => {};
const usual: Display = {
  theme: "light",
  fontSize: "normal",
  buttonSize: "normal",
  reduceMotion: false,
  colorBlindSupport: "none",
  enhancedFocus: false,
  keyboardNavigation: false,
};
function Live({ children, ...given }: Partial<SettingsPanelProps>): ReactElement {
  const [settings, setSettings] = useState(usual);
  return (
    <SettingsPanel
      canReset={false}
      canUndoReset={false}
      onReset={ignore}
      onUndoReset={ignore}
      {...given}
      settings={settings}
      onChange={(change) => setSettings({ ...settings, ...change })}
    >
      {children}
    </SettingsPanel>
  );
}

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: <Live />,
        why: "Each choice is a picture of itself and counts at once: one tries, and sees.",
      },
      dont: {
        sample: (
          <Live canReset>
            <Button isFullWidth>Enregistrer les réglages</Button>
          </Live>
        ),
        why: "A button that saves what is saved: whoever leaves without it thinks it lost.",
      },
    },
    {
      do: {
        sample: <Live isNotSaved />,
        why: "Where the device does not store them, it states so before one relies on it.",
      },
      dont: {
        sample: (
          <Live systemReducesMotion={false}>
            <Switch label="Mode sombre" />
          </Live>
        ),
        why: "A second way to a choice above: the two contradict each other.",
      },
    },
  ],
  writing: [["A choice is named by what is seen", "«\u202fSombre\u202f», «\u202fTrès grand\u202f»"]],
  long: (
    <Live>
      <Switch
        label="Lire à voix haute les réparations d’électroménager reconditionné"
        help="Avec la voix de votre appareil."
      />
    </Live>
  ),
  rightToLeft: <Live />,
};
