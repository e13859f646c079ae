import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useEffect, useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Dialog } from "../../components/Dialog/index.ts";
import { applyDisplay, type Display } from "../../theme/display.ts";
import { guide } from "./SettingsPanel.guide.ts";
import { SettingsPanel, type SettingsPanelProps } from "./SettingsPanel.tsx";

const usual: Display = {
  theme: "light",
  fontSize: "normal",
  buttonSize: "normal",
  reduceMotion: false,
  colorBlindSupport: "none",
  enhancedFocus: false,
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
  parameters: { guide },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "36rem" }}>
        <Story />
      </div>
    ),
  ],
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
    },
  },
};
export const JustReset: Story = { args: { settings: { ...usual, theme: "auto" }, canUndoReset: true } };
export const NotKept: Story = { args: { isNotKept: true, canReset: true } };
export const DeviceReducesMotion: Story = { args: { systemReducesMotion: true } };
export const EverythingExtraLarge: Story = {
  globals: { fontSize: "extra-large", buttonSize: "extra-large", viewport: { value: "w320" } },
  args: { canReset: true, settings: { ...usual, fontSize: "extra-large", buttonSize: "extra-large" } },
};

export const InADialog: Story = {
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <Dialog isOpen onClose={() => {}} title="Réglages d’affichage">
      <SettingsPanel {...args} />
    </Dialog>
  ),
};

function Living(props: SettingsPanelProps): ReactElement {
  const [settings, setSettings] = useState(props.settings);
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
    await userEvent.click(motion);
    await userEvent.click(canvas.getByText("Clair"));
    await userEvent.click(canvas.getByText("Sans filtre"));
  },
};
