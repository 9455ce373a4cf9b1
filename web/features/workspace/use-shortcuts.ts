import { useEffect } from 'react';
import { moved } from '#contract/draft/change.ts';
import { type Place, partsOf } from '#contract/draft/place.ts';
import type { Editor } from './use-editor.ts';
import { useLatest } from './use-latest.ts';

/** The item of a list that a text belongs to: the bullet itself, the job of its title, the section of its heading. */
const itemOf = (place: Place): Place | null => {
  const parts = partsOf(place);
  if (parts === null || parts.part === 'name' || parts.part === 'headline') return null;
  return parts.part === 'field' || parts.part === 'line' ? place.slice(0, place.lastIndexOf('/')) : place;
};

/** The place of a text after its item was moved. */
const afterMove = (place: Place, item: Place, by: number): Place => {
  const cut = item.lastIndexOf('/');
  return `${item.slice(0, cut)}/${Number(item.slice(cut + 1)) + by}${place.slice(item.length)}`;
};

/**
 * Ctrl or Cmd with Z and Shift+Z (or Y) undo and redo, Alt with the arrows moves what has the focus. Other fields of the
 * page, such as those of a dialog, keep their own.
 */
export const useShortcuts = (editor: Editor): void => {
  const latest = useLatest(editor);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { undo, redo, editing } = latest.current;
      const target = event.target instanceof HTMLElement ? event.target : null;
      const place = target?.dataset['place'];
      if (place === undefined && target?.matches('input, textarea, select, dialog *') === true) return;
      const key = event.key.toLowerCase();
      const isCommand = event.ctrlKey || event.metaKey;
      if (isCommand && (key === 'z' || key === 'y')) {
        event.preventDefault();
        if (key === 'y' || event.shiftKey) redo();
        else undo();
        return;
      }
      const by = { arrowup: -1, arrowdown: 1 }[key];
      const item = place === undefined ? null : itemOf(place);
      if (!event.altKey || by === undefined || place === undefined || item === null) return;
      event.preventDefault();
      editing.change((draft) => moved(draft, item, by === 1 ? 1 : -1), afterMove(place, item, by));
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [latest]);
};
