import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { boxed } from "../../testing/boxed.tsx";
import { spoken } from "../../testing/spoken.ts";
import { guide } from "./CookiePreferences.guide.ts";
import { practice } from "./CookiePreferences.practice.tsx";
import { CookiePreferences } from "./CookiePreferences.tsx";

const meta = {
  title: "patterns/CookiePreferences",
  component: CookiePreferences,
  tags: ["autodocs"],
  args: {
    choices: { analytics: false, marketing: false },
    onChange: fn(),
    onSave: fn(),
    onCancel: fn(),
  },
  parameters: { guide, practice },
  decorators: [boxed({ maxWidth: "30rem" })],
} satisfies Meta<typeof CookiePreferences>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingAllowed: Story = {
  play: async ({ canvasElement, args, step }) => {
    const panel = within(within(canvasElement).getByRole("region", { name: "Vos préférences de cookies" }));
    await step("takes the focus that its button had", async () => {
      await waitFor(() => expect(panel.getByRole("heading")).toHaveFocus());
    });
    await step("lists three kinds, the necessary on for good [COOK-02, COOK-03]", async () => {
      const boxes = panel.getAllByRole("checkbox");
      await expect(boxes.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
        "Cookies nécessaires",
        "Mesure d’audience",
        "Marketing",
      ]);
      await expect(boxes[0]).toBeChecked();
      await expect(boxes[0]).toBeDisabled();
    });
    await step("shows each choice, saves and cancels [COOK-04]", async () => {
      await userEvent.click(panel.getByRole("checkbox", { name: "Mesure d’audience" }));
      await expect(args.onChange).toHaveBeenLastCalledWith("analytics", true);
      await userEvent.click(panel.getByRole("checkbox", { name: "Marketing" }));
      await expect(args.onChange).toHaveBeenLastCalledWith("marketing", true);
      await userEvent.click(panel.getByRole("button", { name: "Enregistrer les préférences" }));
      await expect(args.onSave).toHaveBeenCalledOnce();
      await userEvent.click(panel.getByRole("button", { name: "Annuler" }));
      await expect(args.onCancel).toHaveBeenCalledOnce();
    });
  },
};
export const AudienceAllowed: Story = { args: { choices: { analytics: true, marketing: false } } };
export const AllAllowed: Story = { args: { choices: { analytics: true, marketing: true } } };
export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };

export const ReadAloud: Story = {
  args: AudienceAllowed.args ?? {},
  play: async ({ canvasElement }) => {
    await expect(await spoken(canvasElement)).toEqual([
      "region, Vos préférences de cookies",
      "heading, Vos préférences de cookies, level 2",
      "checkbox, Cookies nécessaires, Session, sécurité et réglages d’affichage. Toujours actifs., checked, disabled",
      "Cookies nécessaires",
      "Session, sécurité et réglages d’affichage. Toujours actifs.",
      "checkbox, Mesure d’audience, Savoir quelles pages servent, pour les améliorer., checked",
      "Mesure d’audience",
      "Savoir quelles pages servent, pour les améliorer.",
      "checkbox, Marketing, Mesurer et adapter nos annonces sur d’autres sites., not checked",
      "Marketing",
      "Mesurer et adapter nos annonces sur d’autres sites.",
      "button, Enregistrer les préférences",
      "button, Annuler",
    ]);
  },
};
