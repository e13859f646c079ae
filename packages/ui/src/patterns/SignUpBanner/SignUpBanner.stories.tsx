import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { LinkButton } from "../../components/LinkButton/index.ts";
import { boxed } from "../../testing/boxed.tsx";
import { spoken } from "../../testing/spoken.ts";
import { guide } from "./SignUpBanner.guide.ts";
import { practice } from "./SignUpBanner.practice.tsx";
import { SignUpBanner } from "./SignUpBanner.tsx";

const meta = {
  title: "patterns/SignUpBanner",
  component: SignUpBanner,
  tags: ["autodocs"],
  args: {
    title: "Rejoignez la plateforme gratuitement",
    children: "Trouvez des missions ou proposez vos services dès maintenant",
    action: <LinkButton href="/inscription">S’inscrire maintenant</LinkButton>,
    onClose: fn(),
  },
  parameters: { guide, practice },
  decorators: [boxed({ maxWidth: "26rem" })],
} satisfies Meta<typeof SignUpBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvasElement, args, step }) => {
    const banner = within(
      within(canvasElement).getByRole("region", { name: "Rejoignez la plateforme gratuitement" }),
    );
    await step("leads to the sign-up", async () => {
      await expect(banner.getByRole("link", { name: "S’inscrire maintenant" })).toHaveAttribute(
        "href",
        "/inscription",
      );
    });
    await step("is sent away by a button that is named so [BAN-04]", async () => {
      await userEvent.click(banner.getByRole("button", { name: "Fermer" }));
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};
export const Leaving: Story = {
  args: { isLeaving: true },
  play: async ({ canvasElement }) => {
    const banner = within(canvasElement).getByRole("region");
    await expect(getComputedStyle(banner).pointerEvents).toBe("none");
  },
};
export const LongWords: Story = {
  args: {
    title: "Rejoignez gratuitement la plateforme d’entraide intercommunautaire",
    children: "Anticonstitutionnellement-intergouvernementalisation : proposez vos services.",
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };

export const ReadAloud: Story = {
  play: async ({ canvasElement }) => {
    await expect(await spoken(canvasElement)).toEqual([
      "region, Rejoignez la plateforme gratuitement",
      "heading, Rejoignez la plateforme gratuitement, level 2",
      "Trouvez des missions ou proposez vos services dès maintenant",
      "button, Fermer",
      "link, S’inscrire maintenant",
    ]);
  },
};
