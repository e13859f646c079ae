import { mockRefusal, mockSilence } from "@jobami/api/mock";
import { newsletterContract } from "@jobami/api/newsletter/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { fillIn } from "../../../testing/fill-in.ts";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { NewsletterLinkPage } from "./NewsletterLinkPage.tsx";
import { NewsletterSection } from "./NewsletterSection.tsx";

const heard = fn();

const meta = {
  title: "web/Newsletter",
  component: NewsletterSection,
  beforeEach: () => void heard.mockClear(),
  render: () => (
    <StoryProviders onNotice={heard}>
      <main style={{ maxWidth: "26rem" }}>
        <h1>Au bas de la page</h1>
        <NewsletterSection />
      </main>
    </StoryProviders>
  ),
} satisfies Meta<typeof NewsletterSection>;

export default meta;
type Story = StoryObj<typeof meta>;

async function send(canvasElement: HTMLElement, email: string) {
  const form = within(within(canvasElement).getByRole("form"));
  const field = form.getByLabelText("Votre e-mail");
  if (email !== "") await fillIn(field, email);
  await userEvent.click(form.getByRole("button"));
  return { form, field };
}

export const Asked: Story = {
  play: async ({ canvasElement, step }) => {
    const { form, field } = await send(canvasElement, "lea@exemple.fr");
    await step(
      "thanks, empties the field and asks to look at the mail [NEWS-05, NEWS-07, NEWS-08]",
      async () => {
        await form.findByText(
          "Merci pour votre inscription ! Veuillez vérifier votre email pour confirmer votre abonnement.",
        );
        await expect(field).toHaveValue("");
        await expect(heard).toHaveBeenCalledWith({
          kind: "success",
          title: "Vérifiez votre email pour confirmer votre abonnement à la newsletter",
        });
      },
    );
  },
};

export const Nothing: Story = {
  play: async ({ canvasElement }) => {
    const { form } = await send(canvasElement, "");
    await form.findByText("Veuillez entrer une adresse email valide");
  },
};

export const Sending: Story = {
  parameters: { msw: { handlers: [mockSilence(newsletterContract.subscribe)] } },
  play: async ({ canvasElement }) => {
    const { form } = await send(canvasElement, "lea@exemple.fr");
    await expect(await form.findByRole("button", { name: "Envoi..." })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

const page = (link: "verify" | "unsubscribe" | "digest", token: string) => () => (
  <StoryProviders path={link === "digest" ? "/notifications/fin-du-resume" : `/newsletter/${link}`}>
    <main>
      <NewsletterLinkPage link={link} token={token} />
    </main>
  </StoryProviders>
);

/** Presses the button of the link: opening its page does nothing. */
async function follow(canvasElement: HTMLElement, text: string) {
  await userEvent.click(await within(canvasElement).findByRole("button", { name: text }));
}
const confirm = "Confirmer mon abonnement";

export const AskedToConfirm: Story = {
  render: page("verify", "jeton"),
  parameters: {
    msw: {
      handlers: [mockRefusal(newsletterContract.verify, "TOKEN_EXPIRED", { message: "Lien expiré." })],
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { name: "Recevoir la newsletter\u202f?" });
    await within(canvasElement).findByRole("button", { name: confirm });
  },
};
export const AskedToLeave: Story = { render: page("unsubscribe", "jeton") };
export const AskedToEndTheDigest: Story = { render: page("digest", "jeton") };
export const Confirmed: Story = {
  render: page("verify", "jeton"),
  play: async ({ canvasElement }) => {
    await follow(canvasElement, confirm);
    await within(canvasElement).findByText("Votre abonnement est confirmé");
  },
};
export const Confirming: Story = {
  render: page("verify", "jeton"),
  parameters: { msw: { handlers: [mockSilence(newsletterContract.verify)] } },
  play: async ({ canvasElement }) => {
    await follow(canvasElement, confirm);
    await within(canvasElement).findByRole("button", { name: confirm, busy: true });
  },
};
export const Left: Story = {
  render: page("unsubscribe", "jeton"),
  play: async ({ canvasElement }) => {
    await follow(canvasElement, "Me désabonner");
    await within(canvasElement).findByText("Vous êtes désabonné");
  },
};
export const DigestEnded: Story = {
  render: page("digest", "jeton"),
  play: async ({ canvasElement }) => {
    await follow(canvasElement, "Ne plus recevoir le résumé");
    await within(canvasElement).findByText("Le résumé est arrêté");
  },
};
export const LinkExpired: Story = {
  render: page("verify", "jeton"),
  parameters: {
    msw: { handlers: [mockRefusal(newsletterContract.verify, "TOKEN_EXPIRED", { message: "Lien expiré." })] },
  },
  play: async ({ canvasElement }) => {
    await follow(canvasElement, confirm);
    await within(canvasElement).findByText("Ce lien a expiré");
  },
};
export const LinkWithoutToken: Story = { render: page("verify", "") };
export const LinkUnanswered: Story = {
  render: page("verify", "jeton"),
  parameters: {
    msw: {
      handlers: [mockRefusal(newsletterContract.verify, "SERVICE_UNAVAILABLE", { message: "Plus tard." })],
    },
  },
  play: async ({ canvasElement }) => {
    await follow(canvasElement, confirm);
    await within(canvasElement).findByText("Plus tard.");
    await within(canvasElement).findByRole("button", { name: "Réessayer" });
  },
};
