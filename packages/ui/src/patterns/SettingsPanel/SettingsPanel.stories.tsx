import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useEffect } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Dialog } from "../../components/Dialog/index.ts";
import { boxed } from "../../testing/boxed.tsx";
import { covering } from "../../testing/opened.tsx";
import { spoken } from "../../testing/spoken.ts";
import { useGiven } from "../../testing/use-given.ts";
import { applyDisplay, type Display } from "../../theme/display.ts";
import { guide } from "./SettingsPanel.guide.ts";
import { practice } from "./SettingsPanel.practice.tsx";
import { SettingsPanel, type SettingsPanelProps } from "./SettingsPanel.tsx";

const usual: Display = {
  theme: "light",
  fontSize: "normal",
  buttonSize: "normal",
  reduceMotion: false,
  colorBlindSupport: "none",
  enhancedFocus: false,
  keyboardNavigation: false,
};

const meta = {
  title: "patterns/SettingsPanel",
  component: SettingsPanel,
  tags: ["autodocs"],
  args: {
    settings: usual,
    canReset: false,
    canUndoReset: false,
    onChange: fn(),
    onReset: fn(),
    onUndoReset: fn(),
  },
  parameters: { guide, practice },
  decorators: [boxed({ maxWidth: "36rem" })],
} satisfies Meta<typeof SettingsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NewVisitor: Story = { args: { settings: { ...usual, theme: "auto" } } };
export const Chosen: Story = {
  args: {
    canReset: true,
    settings: {
      theme: "high-contrast",
      fontSize: "large",
      buttonSize: "extra-large",
      reduceMotion: true,
      colorBlindSupport: "deuteranopia",
      enhancedFocus: true,
      keyboardNavigation: true,
    },
  },
};
export const JustReset: Story = { args: { settings: { ...usual, theme: "auto" }, canUndoReset: true } };
export const NotKept: Story = { args: { isNotSaved: true, canReset: true } };
export const DeviceReducesMotion: Story = { args: { systemReducesMotion: true } };
export const EverythingExtraLarge: Story = {
  globals: { fontSize: "extra-large", buttonSize: "extra-large", viewport: { value: "w320" } },
  args: { canReset: true, settings: { ...usual, fontSize: "extra-large", buttonSize: "extra-large" } },
};

export const InADialog: Story = {
  parameters: covering,
  render: (args) => (
    <Dialog isOpen onClose={() => {}} title="Réglages d’affichage">
      <SettingsPanel {...args} />
    </Dialog>
  ),
};

function Living(props: SettingsPanelProps): ReactElement {
  const [settings, setSettings] = useGiven(props.settings);
  useEffect(() => applyDisplay(document.documentElement, settings), [settings]);
  return (
    <SettingsPanel
      {...props}
      settings={settings}
      onChange={(change) => setSettings({ ...settings, ...change })}
    />
  );
}

export const CountsAtOnce: Story = {
  render: (args) => <Living {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { dataset } = document.documentElement;
    await userEvent.click(canvas.getByText("Sombre"));
    await expect(dataset.theme).toBe("dark");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    const sizes = within(canvas.getByRole("radiogroup", { name: "Taille du texte" }));
    await expect(sizes.getByRole("radio", { name: "Grande" })).toBeChecked();
    await expect(dataset.fontSize).toBe("large");
    await userEvent.click(canvas.getByText("Tritanopie"));
    await expect(dataset.colorVision).toBe("tritanopia");
    const motion = canvas.getByRole("switch", { name: "Moins d’animations" });
    await userEvent.click(motion);
    await expect(dataset.motion).toBe("reduced");
    await userEvent.click(canvas.getByRole("switch", { name: "Repère de clavier renforcé" }));
    await expect(dataset.focus).toBe("enhanced");
    const keyboard = canvas.getByRole("switch", { name: "Parcours au clavier visible" });
    await userEvent.click(keyboard);
    await expect(dataset.keyboard).toBe("visible");
    await userEvent.click(keyboard);
    await expect(dataset.keyboard).toBeUndefined();
    await userEvent.click(motion);
    await userEvent.click(canvas.getByText("Clair"));
    await userEvent.click(canvas.getByText("Sans filtre"));
  },
};

export const ReadAloud: Story = {
  args: Chosen.args ?? {},
  play: async ({ canvasElement }) => {
    await expect(await spoken(canvasElement)).toEqual([
      "radiogroup, Thème, Sombre le soir, clair en plein jour : l’appareil peut choisir pour vous.",
      "Thème",
      "Sombre le soir, clair en plein jour : l’appareil peut choisir pour vous.",
      "radio, Clair, not checked, position 1, set size 4",
      "Clair",
      "radio, Sombre, not checked, position 2, set size 4",
      "Sombre",
      "radio, Contraste fort, checked, position 3, set size 4",
      "Contraste fort",
      "radio, Comme l’appareil, not checked, position 4, set size 4",
      "Comme l’appareil",
      "radiogroup, Taille du texte",
      "Taille du texte",
      "radio, Petite, not checked, position 1, set size 4",
      "Petite",
      "radio, Normale, not checked, position 2, set size 4",
      "Normale",
      "radio, Grande, checked, position 3, set size 4",
      "Grande",
      "radio, Très grande, not checked, position 4, set size 4",
      "Très grande",
      "radiogroup, Taille des boutons",
      "Taille des boutons",
      "radio, Petite, not checked, position 1, set size 4",
      "Petite",
      "radio, Normale, not checked, position 2, set size 4",
      "Normale",
      "radio, Grande, not checked, position 3, set size 4",
      "Grande",
      "radio, Très grande, checked, position 4, set size 4",
      "Très grande",
      "radiogroup, Vision des couleurs, Écarte les couleurs que vous confondez. Les contrastes ne changent pas.",
      "Vision des couleurs",
      "Écarte les couleurs que vous confondez. Les contrastes ne changent pas.",
      "radio, Sans filtre, not checked, position 1, set size 5",
      "Sans filtre",
      "radio, Protanopie, not checked, position 2, set size 5",
      "Protanopie",
      "radio, Deutéranopie, checked, position 3, set size 5",
      "Deutéranopie",
      "radio, Tritanopie, not checked, position 4, set size 5",
      "Tritanopie",
      "radio, Niveaux de gris, not checked, position 5, set size 5",
      "Niveaux de gris",
      "Moins d’animations",
      "Rien ne glisse ni ne clignote.",
      "switch, Moins d’animations, Rien ne glisse ni ne clignote., checked",
      "Repère de clavier renforcé",
      "Un cadre plus large montre où vous êtes quand vous avancez au clavier.",
      "switch, Repère de clavier renforcé, Un cadre plus large montre où vous êtes quand vous avancez au clavier., checked",
      "Parcours au clavier visible",
      "Un trait pointillé entoure les liens et les boutons que la touche Tab atteint.",
      "switch, Parcours au clavier visible, Un trait pointillé entoure les liens et les boutons que la touche Tab atteint., checked",
      "status",
      "button, Rétablir les réglages d’origine",
    ]);
  },
};
