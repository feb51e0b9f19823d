import { Button } from '@landfall/shared';
import { FileDown } from 'lucide-react';
import { useAreaTexts } from '../texts.ts';

interface ExportButtonProps {
  onClick: () => void;
  disabled?: boolean;
  describedBy?: string;
}

export function ExportButton({ onClick, disabled, describedBy }: ExportButtonProps) {
  const texts = useAreaTexts();
  return (
    <Button
      size="sm"
      variant="outline"
      colorPalette="gray"
      disabled={disabled}
      aria-describedby={describedBy}
      onClick={onClick}
    >
      <FileDown size={16} aria-hidden="true" />
      {texts.exportInvoices}
    </Button>
  );
}
