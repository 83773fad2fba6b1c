/** The firm's own words for whoever types: its short forms are written out. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getAccountSettingsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { comesLater } from '#web/queries/query-client.ts';
import { followTyping } from './follow-typing.ts';

/** Without a line, and in a deployment without such settings, texts stay as they are typed. */
export function Completion() {
  const { data: settings } = useQuery({ ...getAccountSettingsOptions(), meta: comesLater });
  const abbreviations = settings?.abbreviations;
  useEffect(() => {
    if (abbreviations !== undefined) return followTyping(abbreviations);
    return undefined;
  }, [abbreviations]);
  return null;
}
