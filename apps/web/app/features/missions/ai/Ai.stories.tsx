import { aiContract } from "@jobami/api/ai/contract";
import { suggestedDescription, suggestedReply } from "@jobami/api/ai/fixtures";
import { aiCreditsContract } from "@jobami/api/ai-credits/contract";
import { jobbeur, requester } from "@jobami/api/auth/fixtures";
import { consentsContract } from "@jobami/api/consents/contract";
import { aiAbsent } from "@jobami/api/consents/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { consentEvents, hearWindow, sendToWindow } from "../../account/consents/index.ts";
import { copy, describeCopy, fitCopy, halfDayCopy, priceCopy, replyCopy } from "./copy.ts";
import {
  SuggestDescription,
  SuggestFit,
  SuggestHalfDays,
  SuggestPrice,
  SuggestReply,
} from "./suggestions.tsx";

interface DemoProps {
  description: string;
  onTake: (texte: string | number) => void;
  feature: "description" | "price" | "reply" | "fit" | "halfDays";
}

const service = { category: "bricolage", subcategory: "montage-de-meubles", title: "" };

function Feature({ feature, description, onTake }: DemoProps) {
  switch (feature) {
    case "description":
      return <SuggestDescription read={() => ({ ...service, description })} onTake={onTake} />;
    case "price":
      return (
        <SuggestPrice read={() => ({ ...service, budgetType: "fixe", placeCode: "69123" })} onTake={onTake} />
      );
    case "reply":
      return <SuggestReply reviewId="01930000-0000-7000-8000-0000000000e2" onTake={onTake} />;
    case "fit":
      return <SuggestFit missionId="01930000-0000-7000-8000-0000000000a1" />;
    default:
      return <SuggestHalfDays />;
  }
}

function Demo(props: DemoProps) {
  const user = props.feature === "fit" || props.feature === "halfDays" ? jobbeur : requester;
  return (
    <StoryProviders path="/dashboard/missions/poster-une-mission" user={user}>
      <main>
        <h1>Aides par l’IA</h1>
        <h2>Votre mission</h2>
        <Feature {...props} />
      </main>
    </StoryProviders>
  );
}

const { describe, price } = aiContract;
const { balance } = aiCreditsContract;
const { aiStatus } = consentsContract;

const meta = {
  title: "web/Aides par l’IA",
  component: Demo,
  args: { feature: "description", description: "armoire en kit", onTake: fn() },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

type User = { click: (element: Element) => Promise<void> };
async function ask(canvasElement: HTMLElement, userEvent: User, name: string) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole("button", { name }));
  return canvas;
}

export const Offered: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("1 crédit IA sur 44")).toBeVisible();
  },
};

/** Written, corrected by its reader, and taken as it then stands [AICR-16]. */
export const Suggestion: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = await ask(canvasElement, userEvent, describeCopy.ask);
    await expect(await canvas.findByRole("region", { name: copy.title })).toHaveFocus();
    await expect(canvas.getByRole("textbox", { name: copy.field })).toHaveValue(suggestedDescription);
  },
};
export const SuggestionOnAPhone: Story = { ...Suggestion, globals: { viewport: { value: "w390" } } };

export const Taken: Story = {
  play: async ({ canvasElement, args, userEvent }) => {
    const canvas = await ask(canvasElement, userEvent, describeCopy.ask);
    const field = await canvas.findByRole("textbox", { name: copy.field });
    await userEvent.clear(field);
    await userEvent.type(field, "Une armoire.");
    await userEvent.click(canvas.getByRole("button", { name: describeCopy.take }));
    await expect(args.onTake).toHaveBeenCalledWith("Une armoire.", { texte: suggestedDescription });
    await expect(canvas.getByRole("button", { name: describeCopy.ask })).toBeVisible();
  },
};

/** Left: the button has the focus again, and nothing was taken. */
export const Dismissed: Story = {
  play: async ({ canvasElement, args, userEvent }) => {
    const canvas = await ask(canvasElement, userEvent, describeCopy.ask);
    await userEvent.click(await canvas.findByRole("button", { name: copy.dismiss }));
    await expect(canvas.getByRole("button", { name: describeCopy.ask })).toHaveFocus();
    await expect(args.onTake).not.toHaveBeenCalled();
  },
};

export const Emptied: Story = {
  play: async ({ canvasElement, args, userEvent }) => {
    const canvas = await ask(canvasElement, userEvent, describeCopy.ask);
    await userEvent.clear(await canvas.findByRole("textbox", { name: copy.field }));
    await userEvent.click(canvas.getByRole("button", { name: describeCopy.take }));
    await expect(args.onTake).not.toHaveBeenCalled();
  },
};

export const FewWords: Story = {
  args: { description: " " },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = await ask(canvasElement, userEvent, describeCopy.ask);
    await expect(await canvas.findByText(describeCopy.few)).toBeVisible();
  },
};

export const Writing: Story = {
  tags: ["every-look"],
  parameters: { msw: [mockSilence(describe)] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = await ask(canvasElement, userEvent, describeCopy.ask);
    await expect(await canvas.findByText(copy.writing)).toBeVisible();
  },
};

export const Stopped: Story = {
  parameters: { msw: [mockSilence(describe)] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = await ask(canvasElement, userEvent, describeCopy.ask);
    await canvas.findByText(copy.writing);
    await userEvent.click(canvas.getByRole("button", { name: copy.stop }));
    await expect(canvas.getByRole("button", { name: describeCopy.ask })).toHaveFocus();
  },
};

/** Without the consent its question is asked for first; left unanswered, nothing happens [CONS-47]. */
export const ConsentDeclined: Story = {
  parameters: { msw: [mockAnswer(aiStatus, aiAbsent)] },
  play: async ({ canvasElement, userEvent }) => {
    const opened = fn();
    const end = hearWindow({ [consentEvents.open.ai]: opened });
    const canvas = await ask(canvasElement, userEvent, describeCopy.ask);
    await waitFor(() => expect(opened).toHaveBeenCalledOnce());
    sendToWindow(consentEvents.aiPostponed);
    await expect(await canvas.findByRole("button", { name: describeCopy.ask })).toHaveFocus();
    end();
  },
};

export const NoCredits: Story = {
  tags: ["every-look"],
  parameters: { msw: [mockAnswer(balance, { success: true, credits: 0 })] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = await ask(canvasElement, userEvent, describeCopy.ask);
    await expect(await canvas.findByText(copy.noCredits)).toBeVisible();
    await expect(canvas.getByRole("link", { name: copy.buy })).toHaveAttribute(
      "href",
      "/dashboard/ai-credits",
    );
  },
};

export const Offline: Story = {
  parameters: { msw: [mockNetworkFailure(describe)] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = await ask(canvasElement, userEvent, describeCopy.ask);
    await expect(await canvas.findByText(/Vous êtes hors ligne/, {}, { timeout: 30_000 })).toBeVisible();
    await expect(canvas.getByRole("button", { name: copy.retry })).toBeVisible();
  },
};

export const Unavailable: Story = {
  tags: ["every-look"],
  parameters: {
    msw: [
      mockRefusal(describe, "AI_UNAVAILABLE", {
        message: "L’aide par l’IA ne répond pas pour le moment. Aucun crédit n’a été utilisé.",
      }),
    ],
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = await ask(canvasElement, userEvent, describeCopy.ask);
    await expect(await canvas.findByText(/Aucun crédit n’a été utilisé/)).toBeVisible();
  },
};

export const TooMany: Story = {
  parameters: { msw: [mockRefusal(describe, "TOO_MANY_REQUESTS", { message: "Doucement." })] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = await ask(canvasElement, userEvent, describeCopy.ask);
    await expect(await canvas.findByText(/^Trop de requêtes/)).toBeVisible();
  },
};

/** A price states on how many missions it stands. */
export const Price: Story = {
  args: { feature: "price" },
  play: async ({ canvasElement, args, userEvent }) => {
    const canvas = await ask(canvasElement, userEvent, priceCopy.ask);
    await expect(
      await canvas.findByText(/^D’après 14 missions semblables conclues à moins de 30/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: priceCopy.take(60) }));
    await expect(args.onTake).toHaveBeenCalledWith(60);
  },
};
export const PriceShown: Story = {
  args: { feature: "price" },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = await ask(canvasElement, userEvent, priceCopy.ask);
    await expect(await canvas.findByRole("button", { name: priceCopy.take(60) })).toBeVisible();
  },
};
export const PriceWithoutFacts: Story = {
  args: { feature: "price" },
  parameters: {
    msw: [mockRefusal(price, "AI_FACTS_MISSING", { message: "Il y a trop peu de données." })],
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = await ask(canvasElement, userEvent, priceCopy.ask);
    await expect(await canvas.findByText("Il y a trop peu de données.")).toBeVisible();
  },
};

export const Reply: Story = {
  args: { feature: "reply" },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = await ask(canvasElement, userEvent, replyCopy.ask);
    await expect(await canvas.findByRole("textbox", { name: copy.field })).toHaveValue(suggestedReply);
  },
};

/** What is read alone has no way to be taken. */
export const Fit: Story = {
  args: { feature: "fit" },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = await ask(canvasElement, userEvent, fitCopy.ask);
    await expect(await canvas.findByText(/Cette mission est à 4 km/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: copy.close })).toBeVisible();
  },
};

export const HalfDays: Story = {
  args: { feature: "halfDays" },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = await ask(canvasElement, userEvent, halfDayCopy.ask);
    await expect(await canvas.findByText(/^samedi 28 novembre, matin/)).toBeVisible();
  },
};
