import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { link } from "../../styles/text.css.ts";
import { guide } from "./Checkbox.guide.ts";
import { practice } from "./Checkbox.practice.tsx";
import { Checkbox } from "./Checkbox.tsx";

const meta = {
  title: "ui/Checkbox",
  component: Checkbox,
  tags: ["autodocs"],
  args: { label: "Se souvenir de moi", name: "rememberMe" },
  parameters: { guide, practice },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unticked: Story = { args: { help: "30 jours sur cet appareil." } };
export const Ticked: Story = { args: { defaultChecked: true } };
export const Mixed: Story = { args: { isMixed: true, label: "Toutes les notifications" } };
export const Disabled: Story = { args: { isDisabled: true } };
export const DisabledTicked: Story = {
  args: { isDisabled: true, defaultChecked: true, label: "Adresse vérifiée" },
};
export const WithLinksAndError: Story = {
  args: {
    name: "terms",
    label: (
      <>
        J’accepte les{" "}
        <a className={link} href="#conditions">
          conditions générales
        </a>{" "}
        et la{" "}
        <a className={link} href="#confidentialite">
          politique de confidentialité
        </a>
        .
      </>
    ),
    error: "Acceptez les conditions pour continuer.",
  },
};

export const MixedBecomesTicked: Story = {
  args: { isMixed: true, label: "Toutes les notifications" },
  tags: ["apg:checkbox/mixed"],
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole("checkbox", { name: "Toutes les notifications" });
    await expect(box).toBePartiallyChecked();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
  },
};

export const TickedByItsWords: Story = {
  tags: ["apg:checkbox/space", "apg:checkbox/role", "apg:checkbox/name", "apg:checkbox/checked"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole("checkbox", { name: "Se souvenir de moi" });
    await userEvent.click(canvas.getByText("Se souvenir de moi"));
    await expect(box).toBeChecked();
    await userEvent.keyboard(" ");
    await expect(box).not.toBeChecked();
    await expect(box.closest("label")?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
