import { reportError } from '@simmer/shared/report';
import { Component, type ReactElement } from 'react';
import { LoadFailure } from '../remotes/load-failure';

interface Props {
  pathname: string;
  children: ReactElement;
}

/**
 * What throws while it leaves the page is caught by no boundary that leaves with it, and React would remove the whole
 * shop. The page that follows is still shown; if that fails as well, a message takes its place.
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
