import 'mahjong-elements/mj.css';
import type { ReactNode } from 'react';

export const metadata = { title: 'Mahjong hands in Next' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
