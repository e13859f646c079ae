import { Button } from "@jobami/ui/Button";
import { Container } from "@jobami/ui/Container";
import { EmptyState } from "@jobami/ui/EmptyState";
import { Columns } from "@jobami/ui/layout/Columns";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { Street } from "@jobami/ui/Street";
import { heading, link, targetLine, text } from "@jobami/ui/styles";
import { TextField } from "@jobami/ui/TextField";
import { Search } from "lucide-react";
import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { helpPath } from "../../../generated/paths.ts";
import { Link } from "../../../platform/links/index.ts";
import { AskUs } from "./AskUs.tsx";
import { copy, resultText } from "./copy.ts";
import * as css from "./Help.css.ts";
import type { FoundAnswer, HelpGroup } from "./help-view.ts";
import { QuestionList } from "./QuestionList.tsx";

export interface HelpCenterProps {
  /** What is looked for; empty shows everything. */
  q: string;
  groups: readonly HelpGroup[];
  found: readonly FoundAnswer[];
}

/** /aide: a search over every question, and the questions by subject. */
export function HelpCenter({ q, groups, found }: HelpCenterProps) {
  return (
    <>
      <div className={css.hero}>
        <Container>
          <Stack gap={5} className={css.heroText}>
            <h1 className={heading[1]}>{copy.title}</h1>
            <p className={text.lead}>{copy.lead}</p>
            <SearchForm key={q} q={q} />
            {q === "" && <Subjects groups={groups} />}
          </Stack>
        </Container>
        <Street seed="rue de l’aide" />
      </div>
      <Container width="wide">
        <Stack gap={12} className={css.page}>
          {q === "" ? (
            groups.map((group) => <Group key={group.id} group={group} />)
          ) : (
            <Results q={q} found={found} />
          )}
          <AskUs />
        </Stack>
      </Container>
    </>
  );
}

/** Any browser sends it by itself: the text is in the address. */
function SearchForm({ q }: { q: string }) {
  const navigate = useNavigate();
  const path = helpPath;
  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("q")).trim();
    void navigate(typed === "" ? path : `${path}?${new URLSearchParams({ q: typed })}`);
  }
  return (
    <search>
      <form action={path} className={css.form} onSubmit={send}>
        <Columns ratio="1:auto" from="tablet" gap={3} rowGap={3}>
          <TextField
            id="help-q"
            type="search"
            name="q"
            label={copy.field}
            placeholder={copy.placeholder}
            maxLength={120}
            defaultValue={q}
            autoComplete="off"
          />
          <span className={css.submit}>
            <Button type="submit" icon={<Search size={18} />}>
              {copy.search}
            </Button>
          </span>
        </Columns>
      </form>
    </search>
  );
}

function Subjects({ groups }: Pick<HelpCenterProps, "groups">) {
  return (
    <Inline as="nav" gap={1} rowGap={0} justify="center" aria-label={copy.subjects}>
      {groups.map(({ id, title }) => (
        <a key={id} className={`${targetLine} ${css.subject}`} href={`#${id}`}>
          {title}
        </a>
      ))}
    </Inline>
  );
}

function Group({ group: { id, title, questions } }: { group: HelpGroup }) {
  return (
    <Columns
      as="section"
      id={id}
      ratio="16rem:1"
      from="laptop"
      gap={10}
      rowGap={4}
      align="start"
      className={css.group}
      aria-labelledby={`${id}-titre`}
    >
      <h2 id={`${id}-titre`} className={`${heading[2]} ${css.groupTitle}`}>
        {title}
      </h2>
      <QuestionList questions={questions} />
    </Columns>
  );
}

function Results({ q, found }: Pick<HelpCenterProps, "q" | "found">) {
  if (found.length === 0)
    return (
      <EmptyState
        title={copy.none}
        seed={q}
        action={
          <Link className={`${link} ${targetLine}`} to={helpPath}>
            {copy.all}
          </Link>
        }
      >
        {copy.noneText}
      </EmptyState>
    );
  return (
    <Stack as="section" gap={4} aria-labelledby="reponses">
      <h2 id="reponses" className={heading[2]}>
        {resultText(found.length, q)}
      </h2>
      <QuestionList questions={found} />
      <p>
        <Link className={`${link} ${targetLine}`} to={helpPath}>
          {copy.all}
        </Link>
      </p>
    </Stack>
  );
}
