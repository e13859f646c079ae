import { emailChangeContract } from "@jobami/api/email-change/contract";
import { emailChangeLink } from "@jobami/api/email-change/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { EmailChangeLinkPage } from "./EmailChangeLinkPage.tsx";

const meta = {
  title: "web/EmailChangeLink",
  component: EmailChangeLinkPage,
  parameters: { layout: "fullscreen" },
  args: { opened: { link: emailChangeLink }, token: "jeton" },
  decorators: [
    (Story) => (
      <StoryProviders path="/account/email?token=jeton">
        <main>
          <Story />
        </main>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof EmailChangeLinkPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const press =
  (button: string, then: string | RegExp): NonNullable<Story["play"]> =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: button }));
    await expect(await canvas.findByRole("heading", { name: then, level: 1 })).toBeVisible();
  };

export const First: Story = {};
export const Last: Story = { args: { opened: { link: { ...emailChangeLink, confirmed: ["next"] } } } };
export const Already: Story = { args: { opened: { link: { ...emailChangeLink, confirmed: ["current"] } } } };

export const Confirming: Story = {
  parameters: { msw: [mockSilence(emailChangeContract.confirm)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByRole("button", { name: /Confirmer/, busy: true })).toBeVisible();
    await expect(canvas.getByRole("button", { name: /refuser/ })).not.toHaveAttribute("aria-busy");
  },
};

export const Confirmed: Story = { play: press("Confirmer", "C’est confirmé de ce côté") };

export const Changed: Story = {
  ...Last,
  parameters: {
    msw: [
      mockAnswer(emailChangeContract.confirm, {
        success: true,
        message: "Votre adresse e-mail a changé.",
        isChanged: true,
      }),
    ],
  },
  play: press("Confirmer", "Votre adresse a changé"),
};

export const Refused: Story = { play: press("Ce n’est pas moi, refuser", "Votre adresse reste la même") };

export const NoLongerValid: Story = {
  parameters: {
    msw: [mockRefusal(emailChangeContract.confirm, "TOKEN_INVALID", { message: "Lien inconnu." })],
  },
  play: press("Confirmer", "Ce lien n’est plus valable"),
};

/** What did not come through can be answered again. */
export const AnswerLost: Story = {
  parameters: { msw: [mockNetworkFailure(emailChangeContract.confirm)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("Nous n’avons pas pu vous répondre")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Confirmer" })).toBeVisible();
  },
};

export const Expired: Story = { args: { opened: { problem: "EXPIRED" } } };

export const Unanswered: Story = {
  args: { opened: { problem: "FAILED" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Réessayer" })).toHaveAttribute(
      "href",
      "/account/email?token=jeton",
    );
  },
};

/** After a form that was sent without scripts. */
export const ConfirmedWithoutScripts: Story = {
  args: { posted: { values: {}, fields: [], view: { outcome: "confirmed", problem: null } } },
};
