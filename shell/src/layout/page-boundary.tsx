import { reportError } from '@simmer/shared/report';
import { Component, type ReactElement } from 'react';
import { LoadFailure } from '../remotes/load-failure';

interface Props {
  pathname: string;
  children: ReactElement;
}

/**
 * Catches what throws while it is removed from the page. A boundary that is removed along with it catches nothing,
 * and React would then remove the whole shop. The next page is still shown; if that fails as well, a message is shown
 * instead.
 */
export class PageBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  private isSecondTry = false;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  private readonly tryAgain = () => this.setState({ hasFailed: false });

  override componentDidCatch(error: unknown) {
    reportError('page', `${this.props.pathname} failed.`, error);
    if (!this.isSecondTry) this.tryAgain();
    this.isSecondTry = true;
  }

  override componentDidUpdate({ pathname }: Props) {
    if (pathname === this.props.pathname) return;
    this.isSecondTry = false;
    if (this.state.hasFailed) this.tryAgain();
  }

  override render() {
    return this.state.hasFailed ? (
      <LoadFailure title="This page" onRetry={this.tryAgain} />
    ) : (
      this.props.children
    );
  }
}
