import { appealsContract, type Decision } from "@jobami/api/appeals/contract";
import { appealedComment, hiddenComment, suspensionDecision, wonComment } from "@jobami/api/appeals/fixtures";
import { mockAnswer, mockRefusal, mockSilence } from "@jobami/api/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fillIn } from "../../../testing/fill-in.ts";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { DecisionLinkPage } from "./DecisionLinkPage.tsx";
import type { OpenedDecision } from "./decision-link.ts";

const meta = {
  title: "web/Décision de modération",
  component: DecisionLinkPage,
  parameters: { layout: "fullscreen" },
  args: { opened: { decision: hiddenComment }, token: "jeton" },
  decorators: [
    (Story) => (
      <StoryProviders path="/decision?token=jeton">
        <main>
          <Story />
        </main>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof DecisionLinkPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const shows = (decision: Decision): { opened: OpenedDecision } => ({ opened: { decision } });
const finds =
  (text: string | RegExp): NonNullable<Story["play"]> =>
  async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(text)).toBeVisible();
  };

/** A person declares why they do not agree. */
async function contest(canvasElement: HTMLElement, text: string) {
  const canvas = within(canvasElement);
  await fillIn(canvas.getByRole("textbox", { name: /^Vos raisons/ }), text);
  await userEvent.click(canvas.getByRole("button", { name: /Envoyer mon recours/ }));
  return canvas;
}

export const Hidden: Story = { play: finds(/C’est gratuit\..*23 mai 2027/) };

/** Who is suspended reads until when, and what stays possible. */
export const Suspended: Story = {
  args: shows(suspensionDecision),
  play: finds(/27 novembre 2026 à 09:20, heure de Paris/),
};

export const ForEver: Story = {
  args: shows({ ...suspensionDecision, about: { subject: "sanction", kind: "permanent", until: null } }),
  play: finds("Sans date de fin"),
};

export const Warned: Story = {
  args: shows({ ...suspensionDecision, about: { subject: "sanction", kind: "warning", until: null } }),
};

/** What a visitor who reported reads: no one’s text. */
export const KeptForVisitor: Story = {
  args: shows({ ...hiddenComment, side: "reporter", standing: "visible", title: "", words: "" }),
};

export const Sending: Story = {
  parameters: { msw: [mockSilence(appealsContract.appealByLink)] },
  play: async ({ canvasElement }) => {
    const canvas = await contest(canvasElement, "C’était de l’ironie, relisez.");
    await expect(
      await canvas.findByRole("button", { name: /Envoyer mon recours/, busy: true }),
    ).toBeVisible();
  },
};

export const Sent: Story = {
  parameters: { msw: [mockAnswer(appealsContract.appealByLink, { success: true, data: appealedComment })] },
  play: async ({ canvasElement }) => {
    const canvas = await contest(canvasElement, "C’était de l’ironie, relisez.");
    await expect(await canvas.findByText("Vous avez contesté cette décision.")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Le recours" })).toHaveFocus());
  },
};

export const TooShort: Story = {
  parameters: {
    msw: [
      mockRefusal(appealsContract.appealByLink, "VALIDATION_FAILED", {
        message: "Certaines informations sont à corriger.",
        fields: [{ path: "words", code: "TOO_SMALL", message: "Vos raisons : au moins 10 caractères." }],
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = await contest(canvasElement, "Non.");
    await expect(await canvas.findByText("Vos raisons : au moins 10 caractères.")).toBeVisible();
    const field = canvas.getByRole("textbox", { name: /^Vos raisons/ });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue("Non.");
  },
};

export const AppealedMeanwhile: Story = {
  parameters: {
    msw: [
      mockRefusal(appealsContract.appealByLink, "APPEAL_NOT_NOW", {
        message: "Cette décision a déjà été contestée, ou elle a changé depuis.",
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = await contest(canvasElement, "C’était de l’ironie, relisez.");
    await expect(await canvas.findByText(/déjà été contestée/)).toBeVisible();
  },
};

/** Sent before scripts were there: what was typed stays. */
export const PostedTooShort: Story = {
  args: {
    posted: {
      values: { words: "Non." },
      fields: [],
      view: {
        problem: {
          code: "FORM_INVALID",
          message: "",
          fields: [{ path: "words", code: "too_small", message: "Vos raisons : au moins 10 caractères." }],
        },
      },
    },
  },
  play: finds("Vos raisons : au moins 10 caractères."),
};

export const Waiting: Story = {
  args: shows(appealedComment),
  play: finds(/Une autre personne la réexamine/),
};
export const Won: Story = { args: shows(wonComment), play: finds("La décision est annulée.") };

export const Lost: Story = {
  args: shows({
    ...wonComment,
    standing: "hidden",
    appeal: { ...(wonComment.appeal as NonNullable<Decision["appeal"]>), outcome: "upheld" },
  }),
  play: finds("La décision est maintenue."),
};

/** Another person, of the other side, appealed. */
export const AppealedByOther: Story = {
  args: shows({
    ...appealedComment,
    side: "reporter",
    words: "",
    appeal: { ...(appealedComment.appeal as NonNullable<Decision["appeal"]>), isOwn: false, words: "" },
  }),
  play: finds("Cette décision est contestée."),
};

export const TooLate: Story = {
  args: shows({ ...hiddenComment, appealUntil: null }),
  play: finds("Cette décision ne peut plus être contestée ici."),
};

export const InvalidLink: Story = {
  args: { opened: { problem: "INVALID" } },
  play: finds("Ce lien n’est pas valable"),
};
export const ExpiredLink: Story = {
  args: { opened: { problem: "EXPIRED" } },
  play: finds("Ce lien a expiré"),
};
export const Unanswered: Story = {
  args: { opened: { problem: "FAILED" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Réessayer" })).toHaveAttribute(
      "href",
      "/decision?token=jeton",
    );
  },
};
