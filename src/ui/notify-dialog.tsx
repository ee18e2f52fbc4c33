'use client';

import { useState, type FormEvent } from 'react';
import { AlertDialog } from './alert-dialog';
import { Button } from './button';
import { CloseButton } from './close-button';
import { CopyButton } from './copy-button';
import { Field } from './field';
import { Modal } from './modal';
import type { AlertRequest, ConfirmRequest, DialogEntry, PromptRequest } from './notify-queue';
import { Textarea } from './textarea';

export interface NotifyDialogLabels {
  ok: string;
  cancel: string;
  copy: string;
  copied: string;
  /** The question before what was typed is thrown away, and its two answers. */
  discard: { question: string; discard: string; keep: string };
}

interface PartProps<Request, Answer> {
  request: Request;
  labels: NotifyDialogLabels;
  answer: (value: Answer) => void;
}

/** Shows one waiting dialog and hands its answer back. Removed from the queue before it is settled. */
export function NotifyDialog(props: { entry: DialogEntry; labels: NotifyDialogLabels; onDone: (id: number) => void }) {
  const { entry, labels, onDone } = props;
  const finish =
    <Answer,>(settle: (value: Answer) => void) =>
    (value: Answer) => {
      onDone(entry.id);
      settle(value);
    };
  switch (entry.kind) {
    case 'alert':
      return <AlertPart request={entry.request} labels={labels} answer={finish<undefined>(entry.settle)} />;
    case 'confirm':
      return <ConfirmPart request={entry.request} labels={labels} answer={finish(entry.settle)} />;
    case 'discard':
      return <ConfirmPart request={{ question: labels.discard.question, confirmLabel: labels.discard.discard, cancelLabel: labels.discard.keep, tone: 'bad' }} labels={labels} answer={finish(entry.settle)} />;
    case 'prompt':
      return <PromptPart request={entry.request} labels={labels} answer={finish(entry.settle)} />;
  }
}

function AlertPart({ request, labels, answer }: PartProps<AlertRequest, undefined>) {
  const done = () => answer(undefined);
  return (
    <AlertDialog
      open
      onOpenChange={done}
      title={request.title}
      text={request.text}
      actions={
        <>
          {request.copy !== undefined && (
            <CopyButton text={request.copy} label={labels.copy} copiedLabel={labels.copied} />
          )}
          <Button variant="primary" data-autofocus onClick={done}>
            {labels.ok}
          </Button>
        </>
      }
    />
  );
}

function ConfirmPart({ request, labels, answer }: PartProps<ConfirmRequest, boolean>) {
  const grave = request.tone === 'bad';
  return (
    <AlertDialog
      open
      onOpenChange={() => answer(false)}
      text={request.question}
      about={request.about}
      actions={
        <>
          <Button {...(grave ? { 'data-autofocus': true } : {})} onClick={() => answer(false)}>
            {request.cancelLabel ?? labels.cancel}
          </Button>
          <Button
            variant={grave ? 'danger-solid' : 'primary'}
            {...(grave ? {} : { 'data-autofocus': true })}
            onClick={() => answer(true)}
          >
            {request.confirmLabel ?? labels.ok}
          </Button>
        </>
      }
    />
  );
}

function PromptPart({ request, labels, answer }: PartProps<PromptRequest, string | null>) {
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = text.trim();
    if (trimmed === '' && request.requiredMessage !== undefined) setMissing(true);
    else answer(trimmed);
  };
  return (
    <Modal role="dialog" onClose={() => answer(null)} dismissible={false} guarded described={false}>
      {({ titleId }) => (
        <form noValidate onSubmit={submit} className="contents">
          <div className="panel-body grid gap-3 pt-5">
            <h2 id={titleId} className="text-xl">
              {request.title}
            </h2>
            <Field
              label={request.label}
              required={request.requiredMessage !== undefined}
              error={missing && text.trim() === '' ? request.requiredMessage : undefined}
            >
              <Textarea value={text} onChange={(event) => setText(event.target.value)} />
            </Field>
          </div>
          <footer className="panel-footer">
            <CloseButton>{request.cancelLabel ?? labels.cancel}</CloseButton>
            <Button type="submit" variant="primary">
              {request.confirmLabel ?? labels.ok}
            </Button>
          </footer>
        </form>
      )}
    </Modal>
  );
}
