import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { boxed } from "../../testing/boxed.tsx";
import { spoken } from "../../testing/spoken.ts";
import { guide } from "./CookieBanner.guide.ts";
import { practice } from "./CookieBanner.practice.tsx";
import { CookieBanner } from "./CookieBanner.tsx";

const meta = {
  title: "patterns/CookieBanner",
  component: CookieBanner,
  tags: ["autodocs"],
  args: { onAccept: fn(), onRefuse: fn(), onCustomise: fn(), onClose: fn() },
  parameters: { guide, practice },
  decorators: [boxed({ maxWidth: "30rem" })],
} satisfies Meta<typeof CookieBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ canvasElement, args, step }) => {
    const banner = within(within(canvasElement).getByRole("region", { name: "Des cookies\u202f?" }));
    await step("offers three answers and a way to close [COOK-01]", async () => {
      for (const [name, answer] of [
        ["Personnaliser", args.onCustomise],
        ["Refuser", args.onRefuse],
        ["Tout accepter", args.onAccept],
        ["Fermer", args.onClose],
      ] as const) {
        await userEvent.click(banner.getByRole("button", { name }));
        await expect(answer).toHaveBeenCalledOnce();
      }
    });
    await step("refusing is styled like accepting", async () => {
      const look = (name: string) => banner.getByRole("button", { name }).className;
      await expect(look("Refuser")).toBe(look("Tout accepter"));
    });
  },
};
export const LongWords: Story = {
  args: {
    children:
      "Des traceurs d’audience anonymisés, conformément à la réglementation anticonstitutionnellement-incompréhensible, attendent votre consentement préalable.",
    labels: { customise: "Personnaliser mes préférences", accept: "Tout accepter sans exception" },
  },
};
/** As the server draws it: there from the first paint, sent as a form while no script hears it. */
export const FromTheStart: Story = {
  args: { isStill: true, form: { method: "post", action: "/cookies" } },
  play: async ({ canvasElement, args }) => {
    const banner = within(canvasElement).getByRole("region", { name: "Des cookies\u202f?" });
    await expect(getComputedStyle(banner).animationName).toBe("none");
    await userEvent.click(within(banner).getByRole("button", { name: "Refuser" }));
    await expect(args.onRefuse).toHaveBeenCalledOnce();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };

export const ReadAloud: Story = {
  play: async ({ canvasElement }) => {
    await expect(await spoken(canvasElement)).toEqual([
      "region, Des cookies ?",
      "form",
      "heading, Des cookies ?, level 2",
      "Les cookies nécessaires font marcher le site. Les autres attendent votre accord.",
      "button, Fermer",
      "button, Tout accepter",
      "button, Refuser",
      "button, Personnaliser",
    ]);
  },
};
